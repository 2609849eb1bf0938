/** Where states are, roughly: to notice a pin or a ZIP code of another state without the database. */

import type { Coordinates } from './mercator.ts';

/**
 * By state: its southern, northern, western, and eastern bounds in degrees, and the first three digits of its ZIP
 * codes. From supabase/data/zip_codes.sql, with 0.2 degrees around the outermost ZIP codes; a test compares the two.
 */
const areas = `
  AK 51.6 71.5 -176.9 -129.8 995-999
  AL 30 35.2 -88.7 -84.7 350-352,354-369
  AR 32.8 36.7 -94.8 -89.5 716-729
  AS -14.5 -14 -170.9 -170.5 967
  AZ 31.1 37.2 -115 -108.8 850-853,855-857,859-860,863-865
  CA 32.3 42.2 -124.5 -113.9 900-908,910-928,930-961
  CO 36.8 41.2 -109.2 -101.9 800-816
  CT 40.8 42.3 -73.9 -71.6 060-069
  DC 38.6 39.2 -77.3 -76.7 200,202-205,569
  DE 38.2 40.1 -76 -74.8 197-199
  FL 24.3 31.2 -87.7 -79.8 320-339,341-342,344,346-347,349
  GA 30.3 35.2 -85.8 -80.6 300-319,398-399
  GU 13 13.8 144.4 145.1 969
  HI 18.8 22.5 -160.5 -154.6 967-968
  IA 40.2 43.7 -96.8 -89.9 500-516,520-528
  ID 41.8 49.2 -117.3 -110.8 832-838
  IL 36.8 42.7 -91.7 -87.3 600-620,622-629
  IN 37.6 42 -88.2 -84.6 460-479
  KS 36.8 40.2 -102.3 -94.4 660-662,664-679
  KY 36.3 39.4 -89.4 -81.8 400-418,420-427
  LA 28.9 33.3 -94.3 -89 700-701,703-708,710-714
  MA 41 43.1 -73.7 -69.7 010-027,055
  MD 37.7 40 -79.7 -74.8 205-212,214-219
  ME 42.8 47.7 -71.3 -66.8 039-049
  MI 41.5 47.7 -90.4 -82.2 480-499
  MN 43.3 49.6 -97.5 -89.4 550-551,553-567
  MO 35.8 40.8 -95.9 -89 630-631,633-641,644-658,726
  MP 13.9 15.4 145 146 969
  MS 30 35.2 -91.7 -87.9 386-397
  MT 44.4 49.2 -116.2 -103.8 590-599
  NC 33.6 36.8 -84.4 -75.2 270-289
  ND 45.7 49.2 -104.2 -96.4 580-588
  NE 39.8 43.2 -104.3 -95.2 680-681,683-693
  NH 42.5 45.3 -72.8 -70.5 030-038
  NJ 38.7 41.6 -75.8 -73.7 070-089
  NM 31.6 37.2 -109.3 -102.8 870-871,873-884
  NV 34.9 42.2 -120.3 -113.8 889-891,893-895,897-898
  NY 40.3 45.2 -80 -71.7 005,063,100-149
  OH 38.2 42.2 -85.1 -80.3 430-459
  OK 33.5 37.2 -103.2 -94.2 730-731,734-741,743-749
  OR 41.7 46.4 -124.7 -116.6 970-979
  PA 39.5 42.5 -80.8 -74.5 150-196
  PR 17.7 18.7 -67.5 -65.1 006-007,009
  RI 40.9 42.3 -72.1 -70.9 028-029
  SC 31.9 35.4 -83.5 -78.4 290-299
  SD 42.3 46.2 -104.3 -96.2 570-577
  TN 34.7 36.9 -90.3 -81.5 370-385
  TX 25.7 36.8 -106.8 -93.4 733,739,750-770,772-799,885
  UT 36.8 42.2 -114.3 -108.9 840-847
  VA 36.3 39.6 -83.8 -75.1 201,205,220-246
  VI 17.5 18.6 -65.2 -64.5 008
  VT 42.5 45.3 -73.6 -71.2 050-054,056-059
  WA 45.3 49.2 -124.9 -116.8 980-986,988-994
  WI 42.3 47.1 -93 -86.6 530-532,534-535,537-549
  WV 37 40.9 -82.8 -77.5 247-268
  WY 40.8 45.2 -111.3 -103.8 820-831,834`;

interface Area {
  state: string;
  south: number;
  north: number;
  west: number;
  east: number;
  prefixes: readonly (readonly [from: string, to: string])[];
}

const stateAreas: readonly Area[] = areas
  .trim()
  .split('\n')
  .map((line) => {
    const [state = '', south, north, west, east, ranges = ''] = line.trim().split(' ');
    const prefixes = ranges.split(',').map((range) => {
      const [from = '', to = from] = range.split('-');
      return [from, to] as const;
    });
    return { state, south: Number(south), north: Number(north), west: Number(west), east: Number(east), prefixes };
  });

/** The states that have ZIP codes beginning as this one does, mostly one; none for digits that no ZIP code has. */
export function statesOfZip(zip: string): readonly string[] {
  const prefix = zip.slice(0, 3);
  return stateAreas
    .filter(({ prefixes }) => prefixes.some(([from, to]) => from <= prefix && prefix <= to))
    .map(({ state }) => state);
}

/** Whether a place is within the bounds of a state; of any state for ''. */
export function isNearState(state: string, { latitude, longitude }: Coordinates): boolean {
  return stateAreas.some(
    (area) =>
      (state === '' || area.state === state) &&
      area.south <= latitude &&
      latitude <= area.north &&
      area.west <= longitude &&
      longitude <= area.east,
  );
}
