import { escapeHtml } from '../../mail/mailer.ts';

/** Markup that isn't escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = Html | string | number | null | false | readonly Value[];

/** A template tag: escapes text, keeps markup, and omits null and false. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, at) => part + (at < values.length ? write(values[at] ?? null) : '')).join(''));
}

function write(value: Value): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(write).join('');
}

/** Cents as USD, with cents only if there are any. */
export function usd(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}

/** A UTC date from epoch seconds: "November 22, 2026". */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** A UTC date and time from epoch seconds: "Nov 22, 2026, 06:40 UTC". */
export function moment(seconds: number): string {
  const text = new Date(seconds * 1000).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return `${text} UTC`;
}
