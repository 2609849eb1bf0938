import { escapeHtml } from '../../mail/mailer.ts';

/** Markup, as opposed to text. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = Html | string | number | null | false | readonly Value[];

/** Markup with values in it: text is escaped, markup is not, null and false are nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, at) => part + (at < values.length ? write(values[at] ?? null) : '')).join(''));
}

function write(value: Value): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(write).join('');
}

/** Cents as an amount in dollars; cents are shown only where there are any. */
export function usd(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}

/** A day, from seconds since the epoch: "November 22, 2026". */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** A day and a time of it: "Nov 22, 2026, 06:40 UTC". */
export function moment(seconds: number): string {
  return `${new Date(seconds * 1000).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' })} UTC`;
}
