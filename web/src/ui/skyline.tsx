/** London seen from the river. */
import type { JSX } from "preact";

/** Emblem, width, and how far its foot stands below the bank. */
const ROW: [string, number, number][] = [
  ["workers_houses", 53, 6.1],
  ["street_lights", 57, 5.9],
  ["great_exhibition", 67, 8.4],
  ["town_houses", 60, 6.9],
  ["albert_hall", 64, 8],
  ["buckingham_palace", 69, 8.6],
  ["nelsons_column", 80, 7.5],
  ["parliament", 83, 8.6],
  ["bridge", 64, 12.8],
  ["british_museum", 64, 7.2],
  ["st_pauls", 94, 9.8],
  ["great_fire_monument", 83, 8.6],
  ["bank_of_england", 46, 4.8],
  ["almshouses", 57, 7.1],
  ["tower_bridge", 76, 9.9],
  ["albert_dock", 67, 8.4],
  ["ship_building", 60, 6.2],
  ["royal_victoria_dock", 48, 5],
  ["train_station_south", 62, 11.6],
  ["workers_houses", 51, 5.9],
];

export function Skyline(): JSX.Element {
  return (
    <>
      <div class="sky" aria-hidden="true">
        {ROW.map(([name, width, sink], i) => (
          <svg
            key={i}
            aria-hidden="true"
            viewBox="0 0 48 48"
            style={`width:${width}px;height:${width}px;margin:0 0 -${sink}px`}
          >
            <use href={`#c_${name}`} />
          </svg>
        ))}
      </div>
      <div class="skywater" aria-hidden="true" />
    </>
  );
}
