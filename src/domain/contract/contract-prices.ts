import { fieldStart } from './contract-text.ts';

/** How contracts name the price, also of a form's line that says only "Price". */
const label = new RegExp(
  [
    String.raw`\b(?:purchase|sales?|selling|contract|exercise)(?: and sale)?\s+price\b`,
    String.raw`(?<=${fieldStart})(?:total\s+|agreed\s+)?price\b`,
  ].join('|'),
  'gi',
);
/** "10% of the purchase price, $12,200" is another amount, and so is what's taken off the price. */
const partOf = new RegExp(
  String.raw`(?:%|percent|portion|part|balance|remainder|toward|against|from|above|below|exceeds?|credit|reduc\w+` +
    String.raw`|applied|increase|deducted|difference between)\s+(?:(?:of|to|from|in)\s+)?(?:the\s+)?(?:total\s+)?$`,
  'i',
);
/** What can be between the name and the amount: a sentence's words, on two lines. */
const between = String.raw`(?<gap>(?:[^.;$\n]|\.(?=\d)|\n(?!\s*\n)){0,110}?)`;
const number = String.raw`(?:\d{1,3}(?: ?, ?\d{3})+|\d+)(?: ?\. ?\d{1,2}(?!\d))?`;
const amount = String.raw`\$ *(?<dollars>${number})(?<scale> ?(?:k|m|mm|million)\b)?`;
const plainAmount = String.raw`(?<=:\s{0,20})(?<plain>\d{1,3}(?:,\d{3})+)(?:\.\d\d)?(?![\d%])(?! ?(?:sq|acres|days))`;
const after = new RegExp(`^${between}(?:${amount}|${plainAmount})(?!\\d)`, 'i');
/** Words of other amounts, and the beginning of another line of a form. */
const otherAmount = new RegExp(
  String.raw`\b(?:deposit|earnest|down|fee|costs?|tax(?:es)?|rent|loan|financ\w+|mortgage|balance|credit|less` +
    String.raw`|reduc\w+|increas\w+|exceed\w*|commission|consideration|premium|repairs?|penalty|per)\b|\n[^\n]{0,40}:`,
  'i',
);
const scales: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000, mm: 1_000_000, million: 1_000_000 };

/** A price below this is a nominal consideration, or something else. */
const least = 1000;
const most = 100_000_000_000;

/** The prices that a contract states, in whole dollars. Amounts whose name isn't sure aren't prices. */
export function contractPrices(text: string): number[] {
  return [...text.matchAll(label)].flatMap(({ index, 0: name }) => {
    if (partOf.test(text.slice(Math.max(0, index - 50), index))) return [];
    const { gap = '', dollars, plain, scale = '' } = after.exec(text.slice(index + name.length))?.groups ?? {};
    const digits = dollars ?? plain;
    if (digits === undefined || otherAmount.test(gap)) return [];
    const price = Number(digits.replaceAll(/[ ,]/g, '')) * (scales[scale.trim().toLowerCase()] ?? 1);
    return price >= least && price <= most ? [Math.round(price)] : [];
  });
}
