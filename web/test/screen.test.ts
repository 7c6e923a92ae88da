/** Which layout a window gets, and how large it is drawn. */
import { describe, expect, it } from "vitest";
import { fitIn, fitOf } from "../src/ui/screen";

const shown = (width: number, height: number, text = 1): string => {
  const fit = fitOf(width, height, text);
  return `${fit.screen} ${Math.round(fit.width)}x${Math.round(fit.height)}`;
};

describe("the class of a screen", () => {
  it.each([
    ["a small laptop", 1280, 720, "low 1280x720"],
    ["a laptop", 1366, 768, "low 1366x768"],
    ["the drawing itself", 1440, 900, "desk 1440x900"],
    ["a laptop with room at the side", 1536, 864, "desk 1536x864"],
    ["a monitor", 1920, 1080, "desk 1600x900"],
    ["a large monitor", 2560, 1440, "desk 1600x900"],
    ["a very wide monitor", 3440, 1440, "desk 2150x900"],
    ["a tablet on its side", 1180, 820, "low 1180x820"],
    ["a small tablet on its side", 1024, 768, "low 1024x768"],
    ["a tablet", 820, 1180, "tall 820x1180"],
    ["half of a large monitor", 960, 1400, "tall 900x1313"],
    ["a small tablet", 768, 1024, "tall 768x1024"],
    ["a window about as high as wide", 800, 900, "column 800x900"],
    ["a phone", 390, 844, "column 390x844"],
    ["a small phone", 360, 640, "column 360x640"],
    ["a phone on its side", 844, 390, "strip 844x390"],
    ["a laptop's page at 200 %", 720, 450, "strip 720x450"],
    ["a small window", 940, 700, "strip 940x700"],
  ])("is that of %s", (_, width, height, expected) => {
    expect(shown(width, height)).toBe(expected);
  });

  it.each([
    ["that of a phone on its side, where it would be too narrow for its words", 970, 646, "strip 970x646"],
    ["that of a window, where it has the room", 1200, 760, "low 1200x760"],
    ["enlarged as ever", 1600, 1000, "desk 1440x900"],
  ])("is, in a frame on a page, %s", (_, width, height, expected) => {
    const fit = fitIn(width, height, 1024);
    expect(`${fit.screen} ${Math.round(fit.width)}x${Math.round(fit.height)}`).toBe(expected);
  });

  it("is asked of what is left after the words were enlarged", () => {
    expect(shown(1440, 900, 1.3)).toBe("low 1108x692");
    expect(shown(1280, 720, 1.3)).toBe("strip 985x554");
    expect(shown(820, 1180, 1.3)).toBe("column 631x908");
    expect(shown(1280, 720, 0.9)).toBe("low 1422x800");
  });

  it("is asked of what a replay's bar leaves", () => {
    const wound = (width: number, height: number): string => {
      const fit = fitOf(width, height, 1, true);
      return `${fit.screen} ${Math.round(fit.width)}x${Math.round(fit.height)}`;
    };
    expect(wound(1440, 900)).toBe("low 1440x836");
    expect(wound(820, 1180)).toBe("tall 820x1068");
    expect(wound(844, 390)).toBe("strip 844x326");
  });

  it("never shrinks a table, and enlarges none without end", () => {
    expect(fitOf(1280, 720, 1).zoom).toBe(1);
    expect(fitOf(1920, 1080, 1).zoom).toBeCloseTo(1.2);
    expect(fitOf(7680, 4320, 1).zoom).toBe(2.4);
  });
});
