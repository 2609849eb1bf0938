// What's wrong with a value, in words: zod's own say 'expected string, received undefined'.
import type { z } from 'npm:zod@4.6.7';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: 'Send a text.',
  number: 'Send a number.',
  int: 'Send a whole number.',
  boolean: 'Send true or false.',
  array: 'Send a list.',
  object: 'Send an object.',
  record: 'Send an object.',
};

const formats: Readonly<Record<string, string>> = {
  guid: 'Send an ID, such as 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.',
  uuid: 'Send an ID, such as 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.',
  date: 'Send a day, such as 2027-03-01.',
  datetime: 'Send a time with its offset, such as 2027-03-01T15:04:05Z.',
  url: 'Send an address that starts with https://.',
  email: 'Send an email address.',
};

/** A list of choices, cut where nobody would read on. */
const listed = (values: readonly unknown[]) =>
  values.length > 12 ? `${values.slice(0, 12).join(', ')}, … (${values.length} in all)` : values.join(', ');

function bound(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const isLow = issue.code === 'too_small';
  const limit = isLow ? issue.minimum : issue.maximum;
  const least = isLow ? 'at least' : 'at most';
  if (issue.origin === 'string' && isLow)
    return limit === 1 ? 'It can’t be empty.' : `Send ${least} ${limit} characters.`;
  if (issue.origin === 'string') return `It can have ${least} ${limit} characters.`;
  if (issue.origin === 'array' || issue.origin === 'set') return `Send ${least} ${limit} of them.`;
  const edge = issue.inclusive === false ? (isLow ? 'more than' : 'less than') : least;
  return `It has to be ${edge} ${limit}.`;
}

/** The message of an issue: what to send instead. Those written next to a schema win. */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'It’s required.';
      return (
        formats[(issue.inst?._zod.def as { format?: string } | undefined)?.format ?? ''] ??
        kinds[issue.expected] ??
        'It isn’t allowed.'
      );
    case 'invalid_value':
      if (issue.input === undefined) return 'It’s required.';
      return `Send ${issue.values.length > 1 ? 'one of ' : ''}${listed(issue.values)}.`;
    case 'invalid_format':
      return formats[issue.format] ?? 'It isn’t written as described.';
    case 'too_small':
    case 'too_big':
      return bound(issue);
    case 'not_multiple_of':
      return `Send a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return 'Unknown field.';
    case 'custom':
      return issue.message ?? 'It isn’t allowed.';
    default:
      return 'It isn’t allowed.';
  }
};
