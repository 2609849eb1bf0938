import { describe, expect, it } from 'vitest';
import { splitAddress } from '../listing/typed-address';
import { addressIn, addressText } from './address-in-text';

const textIn = (text: string) => {
  const found = addressIn(text);
  return found && addressText(found);
};
const lavaca = '812 Lavaca St, Austin, TX 78701';

it.each([
  lavaca,
  '812 Lavaca St\nAustin, TX 78701\nhttps://maps.app.goo.gl/Xy12',
  `812 Lavaca St\n${lavaca}\nhttps://maps.app.goo.gl/Xy12`,
  `Check out this home: ${lavaca} https://homes.example/812-lavaca`,
  `${lavaca} | MLS # | Zillow`,
  `${lavaca} | MLS #1234567 | Redfin`,
  `${lavaca}.`,
  `${lavaca}!`,
  `3 bd 2 ba - $250,000 - ${lavaca}`,
  `$1.2M · 4 beds · ${lavaca}`,
  `250,000 asking, 3 beds: ${lavaca}`,
  `“${lavaca}”`,
  `"${lavaca}" on Zillow`,
  `${lavaca} (3 bd)`,
  `(${lavaca})`,
  '812 Lavaca St (3 bd), Austin, TX 78701',
  `📍${lavaca}`,
  `${lavaca}, USA`,
  '812 Lavaca St, Austin, TX 78701-2233',
  '812 Lavaca St, Austin, Texas 78701',
  '812 Lavaca St, Austin, Travis County, TX 78701',
  '812 Lavaca St. | Austin, TX | 78701',
  '812 Lavaca St Austin TX 78701',
  'For sale: 812 Lavaca St — Austin, TX 78701 — $250K',
  '８１２ Lavaca St, Austin, TX 78701',
  'Built in 1998, 2 baths, see 812 Lavaca St, Austin, TX 78701 at 5 pm',
])('finds 812 Lavaca St in %j', (text) => {
  expect(textIn(text)).toBe(lavaca);
});

it.each([
  // House numbers
  ['See 37-06 82nd St, Jackson Heights, NY 11372 | Zillow', '37-06 82nd St, Jackson Heights, NY 11372'],
  ['N95W18000 Appleton Ave, Menomonee Falls, WI 53051', 'N95W18000 Appleton Ave, Menomonee Falls, WI 53051'],
  ['W204 N11912 Goldendale Rd, Germantown, WI 53022', 'W204 N11912 Goldendale Rd, Germantown, WI 53022'],
  ['26W123 Grand Ave, Wheaton, IL 60187', '26W123 Grand Ave, Wheaton, IL 60187'],
  ['See 0N550 Main St, Geneva, IL', '0N550 Main St, Geneva, IL'],
  ['123 1/2 Main St, Galena, IL 61036', '123 1/2 Main St, Galena, IL 61036'],
  ['123½ Main St, Galena, IL 61036', '123 1/2 Main St, Galena, IL 61036'],
  ['14B Creek Rd', '14B Creek Rd'],
  ['The old Miller place, 14B Creek Rd', '14B Creek Rd'],
  ['100-102 Elm Street, Buffalo, NY 14203', '100-102 Elm Street, Buffalo, NY 14203'],
  ['12-B Oak Ln, Salem, OR 97301', '12-B Oak Ln, Salem, OR 97301'],
  ['0 County Road 12, Ames, IA 50010', '0 County Road 12, Ames, IA 50010'],
  // Highways and grids
  ['4510 US Hwy 290 W, Dripping Springs, TX 78620', '4510 US Hwy 290 W, Dripping Springs, TX 78620'],
  ['12345 FM 1960 Rd W, Houston, TX 77065', '12345 FM 1960 Rd W, Houston, TX 77065'],
  ['Land at 221 State Route 9, Hudson, NY 12534', '221 State Route 9, Hudson, NY 12534'],
  ['7700 N I-35, Austin, TX 78752', '7700 N I-35, Austin, TX 78752'],
  ['W1234 County Road KK, Kaukauna, WI 54130', 'W1234 County Road KK, Kaukauna, WI 54130'],
  ['850 E 300 S, Salt Lake City, UT 84102', '850 E 300 S, Salt Lake City, UT 84102'],
  ['15300 E 13 Mile Rd, Roseville, MI', '15300 E 13 Mile Rd, Roseville, MI'],
  ['RR 2 Box 152, Madison, IN 47250', 'RR 2 Box 152, Madison, IN 47250'],
  // Units
  ['12 Elm St, Unit 4, Salt Lake City, UT 84101', '12 Elm St, Unit 4, Salt Lake City, UT 84101'],
  ['12 Elm St #4B, Boston, MA 02118 - Redfin', '12 Elm St #4B, Boston, MA 02118'],
  ['12 Elm St Apt 12 Boston MA 02118', '12 Elm St Apt 12, Boston, MA 02118'],
  ['350 5th Ave, Bldg C, Ste 300, New York, NY 10118', '350 5th Ave, Bldg C, Ste 300, New York, NY 10118'],
  // Streets
  ['812 Broadway, Nashville, TN 37203', '812 Broadway, Nashville, TN 37203'],
  ['100 Avenue A, New York, NY 10009', '100 Avenue A, New York, NY 10009'],
  ['12 St. Louis Ave, Fort Worth, TX 76104', '12 St. Louis Ave, Fort Worth, TX 76104'],
  ['1200 N St NW, Washington, DC 20005', '1200 N St NW, Washington, DC 20005'],
  ['812 Main St St Paul MN 55101', '812 Main St, St Paul, MN 55101'],
  ['100 Park Place Dr, Macon, GA 31201', '100 Park Place Dr, Macon, GA 31201'],
  ["9 O'Brien Ct, Boston, MA 02118", "9 O'Brien Ct, Boston, MA 02118"],
  ['123 Calle 5 SE, San Juan, PR 00921', '123 Calle 5 SE, San Juan, PR 00921'],
  ['500 Camino Real, Santa Fe, NM 87501', '500 Camino Real, Santa Fe, NM 87501'],
  ['12 Martin Luther King Jr Blvd, Flint, MI 48503', '12 Martin Luther King Jr Blvd, Flint, MI 48503'],
  ['12 Deer Run, Ames, IA', '12 Deer Run, Ames, IA'],
  ['100 The Oaks, Roslyn, NY 11576', '100 The Oaks, Roslyn, NY 11576'],
  ['3 Half Moon Ln, Sag Harbor, NY 11963', '3 Half Moon Ln, Sag Harbor, NY 11963'],
  ['7 Bath Rd, Brunswick, ME 04011', '7 Bath Rd, Brunswick, ME 04011'],
  ['1 Home Ave, Trenton, NJ 08611', '1 Home Ave, Trenton, NJ 08611'],
  // Places
  ['12 Oak St, Kansas City, MO 64105', '12 Oak St, Kansas City, MO 64105'],
  ['12 oak st, kansas city, mo 64105', '12 oak st, kansas city, MO 64105'],
  ['12 Oak St, Winston-Salem, North Carolina 27101', '12 Oak St, Winston-Salem, NC 27101'],
  ['12 Oak St, Charleston, West Virginia', '12 Oak St, Charleston, WV'],
  ['12 Oak St, Ames, IA. Call me!', '12 Oak St, Ames, IA'],
  ['12 Oak St, King of Prussia, PA 19406', '12 Oak St, King of Prussia, PA 19406'],
  ['12 Oak St, Truth or Consequences, NM 87901', '12 Oak St, Truth or Consequences, NM 87901'],
  ['12 Oak St, Lake in the Hills, IL', '12 Oak St, Lake in the Hills, IL'],
  ['12 Oak St La Porte IN 46350', '12 Oak St, La Porte, IN 46350'],
  ['12 Oak St, New York, New York 10009', '12 Oak St, New York, NY 10009'],
  ['12 Oak St, Washington, D.C. 20005', '12 Oak St, Washington, DC 20005'],
  ['12 OAK ST AMES IA', '12 OAK ST, AMES, IA'],
  ['12 Oak St, TX 78701', '12 Oak St, TX 78701'],
  ['12 Oak St, Fl 33101 Miami', '12 Oak St, FL 33101'],
  ['12 Oak St 50010', '12 Oak St, 50010'],
  ['812 Lavaca St is in good shape, call me', '812 Lavaca St'],
  ['812 Lavaca St, great house, ok', '812 Lavaca St'],
  ['Meet at 5 pm at 12 Oak St', '12 Oak St'],
  ['2 beds, 1 bath at 77 Harbor Point', '77 Harbor Point'],
])('reads %j as %j', (text, address) => {
  expect(textIn(text)).toBe(address);
});

it.each([
  '',
  'See you at 5 pm',
  'See you at 5 pm on Main St',
  '2024 tax bill',
  '2024 Tax Bill, Austin, TX 78701',
  '1,250,000 asking',
  '$1,250,000 asking, Austin, TX 78701',
  'Asking 250,000 on Oak St',
  '3 bd 2 ba on Oak St',
  '3 bd on Oak St, Austin, TX 78701',
  'Built 1998 in Oak St, Austin, TX 78701',
  '3 Bedrooms, 2 Baths, Austin, TX 78701',
  'A 2,400 sq ft house on a nice drive',
  '30 day close, 10 days inspection',
  '5 nice places to see',
  '24 hour notice for the court',
  '2 miles from Main Street',
  'Call 512-555-0147 Main office',
  'MLS 1234567 | Oak Hill Dr',
  'MLS # 123456 Oak Hill Dr',
  '7 photos, Austin, TX 78701',
  'The 4 plex off Park Road',
  '50k below market street smart',
  '2025 Market Outlook Center',
  'Photos from the walkthrough',
  'Lot 12 Oak Estates',
  '12/31/2026 closing drive',
  'https://homes.example/812-lavaca-st',
  'www.homes.example/812 Lavaca',
])('finds no address in %j', (text) => {
  expect(textIn(text)).toBeNull();
});

describe('addressIn', () => {
  it.each([lavaca, '12 Elm St, Unit 4, Salt Lake City, UT 84101', '37-06 82nd St, Jackson Heights, NY 11372'])(
    'splits %j as the form’s field does',
    (text) => expect(addressIn(text)).toEqual(splitAddress(text)),
  );
});
