/** What a date in a contract is for. */
export type DateKind = 'dated' | 'closing' | 'expires';

/** A day of a contract, YYYY-MM-DD. */
export interface ContractDate {
  kind: DateKind;
  day: string;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?' +
  '|nov(?:ember)?|dec(?:ember)?)';
/** "November 30, 2026", "30th day of November, 2026", "11/30/2026", "11-30-26", "2026-11-30". */
const date = [
  String.raw`(?<name>${month})\.?\s+(?<nameDay>\d{1,2})(?:st|nd|rd|th)?\s*,?\s+(?<nameYear>\d{4})`,
  String.raw`(?<dayOf>\d{1,2})(?:st|nd|rd|th)?\s+(?:day\s+)?(?:of\s+)?(?<monthOf>${month})\.?,?\s+(?<yearOf>\d{4})`,
  String.raw`(?<month>\d{1,2}) ?[/-] ?(?<day>\d{1,2}) ?[/-] ?(?<year>\d{4}|\d{2})`,
  String.raw`(?<isoYear>20\d{2})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})`,
].join('|');

interface Rule {
  kind: DateKind;
  label: RegExp;
  /** Characters between the label and the date. */
  reach: number;
  /** What comes right before a label that's for something else. */
  notBehind?: RegExp;
}

const otherThing = new RegExp(
  [
    String.raw`\b(?:offers?|counter\w*|inspections?|diligence|feasibility|financing|contingenc\w+|insurance`,
    String.raw`|licen[sc]es?|commission|approval|listing|warranty|acceptance|option period|permit|survey|lease)\b`,
    String.raw`[^.;\n]{0,60}$`,
  ].join(''),
  'i',
);
const closingLabel = new RegExp(
  [
    String.raw`\b(?:clos(?:e|es|ing)(?: of escrow)?(?: date)?|settlement(?: date)?|c\.?o\.?e\.?)\b`,
    String.raw`(?! *(?:costs?|agents?|attorneys?|statements?|company|office|fees?|disclosures?|service))`,
  ].join(''),
  'gi',
);
const expiryLabel = new RegExp(
  [
    String.raw`\b(?:expir(?:es?|ation)(?: date)?|terminates?|termination date|end date|last day`,
    String.raw`|(?:valid|in effect|in force) (?:until|through|thru))\b`,
  ].join(''),
  'gi',
);
const dateLabel =
  /\b(?:effective date|dated|date of (?:this )?(?:agreement|contract)|entered into|made(?: as of| on)?|as of|this)\b/gi;

const rules: readonly Rule[] = [
  { kind: 'closing', label: closingLabel, reach: 110 },
  { kind: 'expires', label: expiryLabel, reach: 80, notBehind: otherThing },
  { kind: 'dated', label: dateLabel, reach: 40 },
];

/** Words that make the next date another one. */
const otherDate = new RegExp(
  [
    String.raw`\b(?:inspection|diligence|financing|deposit|earnest|offer|expir\w*|terminat\w*|possession|contingenc\w+`,
    String.raw`|dated|executed|signed|effective|born|prior to|extended from|instead of)\b|\n[^\n]{0,40}:`,
  ].join(''),
  'i',
);

/** The days that a contract states, by what they're for. A date without a label isn't one of them. */
export function contractDates(text: string): ContractDate[] {
  return rules.flatMap(({ kind, label, reach, notBehind }) => {
    const gapBefore = String.raw`^(?<gap>(?:[^.;\n]|\.(?=[^\s])|\n(?!\s*\n)){0,${reach}}?)`;
    const behind = new RegExp(String.raw`${gapBefore}(?<!\d)(?:${date})(?!\d)`, 'i');
    return [...text.matchAll(label)].flatMap(({ index, 0: name }) => {
      if (notBehind?.test(text.slice(Math.max(0, index - 90), index))) return [];
      const { gap = '', ...parts } = behind.exec(text.slice(index + name.length))?.groups ?? {};
      const day = otherDate.test(gap) ? null : isoDay(parts);
      return day === null ? [] : [{ kind, day }];
    });
  });
}

const daysToClose = new RegExp(
  [
    String.raw`\bclos(?:e|ing)\b[^.;]{0,60}?\b(\d{1,3})\)? (?:calendar |business )?days (?:from|after|of|following) `,
    String.raw`(?:the )?(?:date|effective|execution|acceptance)`,
  ].join(''),
  'i',
);

/** How many days after its date a contract closes, if it says so instead of a date; null otherwise. */
export function closingDays(text: string): number | null {
  const found = daysToClose.exec(text);
  return found ? Number(found[1]) : null;
}

/** YYYY-MM-DD of a match's parts; null without a real day of this century. */
function isoDay(parts: Readonly<Partial<Record<string, string>>>): string | null {
  const words = parts['name'] ?? parts['monthOf'];
  const monthNumber = words
    ? months.indexOf(words.slice(0, 3).toLowerCase()) + 1
    : Number(parts['month'] ?? parts['isoMonth']);
  const dayNumber = Number(parts['nameDay'] ?? parts['dayOf'] ?? parts['day'] ?? parts['isoDay']);
  const written = parts['nameYear'] ?? parts['yearOf'] ?? parts['year'] ?? parts['isoYear'] ?? '';
  const year = Number(written.length === 2 ? `20${written}` : written);
  const exact = new Date(Date.UTC(year, monthNumber - 1, dayNumber));
  const isReal = exact.getUTCMonth() === monthNumber - 1 && exact.getUTCDate() === dayNumber;
  return isReal && year >= 2000 && year < 2100 ? exact.toISOString().slice(0, 10) : null;
}
