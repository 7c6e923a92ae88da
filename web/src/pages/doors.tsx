/** Two front doors, drawn: one that stands open, one with a lock. */
import type { JSX } from "preact";

export function LockedDoor(): JSX.Element {
  return (
    <svg class="door locked" viewBox="0 0 96 132" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round">
        <path class="stone" d="M6 128V34C6 16 24 5 48 5s42 11 42 29v94z" />
        <path class="glass" d="M18 40C18 26 31 16 48 16s30 10 30 24z" />
        <path d="M48 40V16M48 40L27 23M48 40l21-17M48 40l-29-6M48 40l29-6" stroke-width="1.1" />
        <path class="leaf" d="M18 44h60v84H18z" />
        <path class="panels" stroke-width="1.4" d="M25 51h19v28H25zM52 51h19v28H52zM25 86h19v34H25zM52 86h19v34H52z" />
        <circle class="brass" cx="69" cy="83" r="2.6" />
        <path class="brass" stroke-width="1.2" d="M48 60a5 5 0 1 1 .01 0zM42 81h12v3H42z" />
        <path d="M2 128h92M0 132h96" />
      </g>
    </svg>
  );
}

export function OpenDoor(): JSX.Element {
  return (
    <svg class="door open" viewBox="0 0 96 132" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round">
        <path class="stone" d="M6 128V14h84v114zM2 14L48 2l46 12z" />
        <path class="glass" d="M18 20h60v16H18z" />
        <path d="M33 20v16M48 20v16M63 20v16" stroke-width="1.1" />
        <path class="glass" d="M18 40h60v88H18z" />
        <path class="leaf" d="M18 40l32 7v81H18z" />
        <path class="panels" stroke-width="1.3" d="M24 49l20 4v29l-20-2zM24 88l20 1v32H24z" />
        <circle class="brass" cx="46" cy="86" r="2.3" />
        <path class="lamp" d="M65 40v12M60 52h10l-2 11h-6zM62 63h6" stroke-width="1.2" />
        <path d="M2 128h92M0 132h96" />
      </g>
    </svg>
  );
}
