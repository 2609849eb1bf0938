import { isMissingChunk } from '@/platform/errors/missing-chunk';
import { errorHint, RequestFailure, toRequestFailure, userMessage, type FailureKind } from './errors';

/** What is wrong with the service as a whole, as a message for the user. Null if the failure has another cause. */
function describeOutage(error: RequestFailure): string | null {
  if (isMissingChunk(error) && navigator.onLine) return 'This page was updated. Reload it and try again.';
  if (error.kind === 'unavailable') return 'This service is temporarily unavailable. Try again in a few minutes.';
  if (error.kind !== 'misconfigured') return null;
  const problem = /bucket/i.test(error.message) ? 'its file storage is missing' : 'the server rejects its keys';
  return `This site isn’t set up correctly: ${problem}. Please contact support.`;
}

/** A sentence for the user, or how to make one of a failure; null for the general one. */
type ErrorText = string | ((failure: RequestFailure) => string | null);

/**
 * What a feature says about failures. The first that fits is shown: by the hint of a database rule, by code, or by kind
 * (which a rule doesn't have). Any other failure gets a general sentence.
 */
export type ErrorTexts = Partial<
  Record<
    | FailureKind
    | `hint:${string}`
    | `code:${string}`
    /** Anything thrown that isn't a RequestFailure, such as a problem with a file. */
    | 'unexpected'
    /** Any other failure. */
    | 'any',
    ErrorText
  >
> & {
  /** Goes before a general sentence, or a rule's: "Your review wasn’t saved." */
  failed?: string;
  /** Instead of the general sentence for what went wrong on our side. */
  other?: string;
};

/** For a form, which keeps what was typed. */
export const saveErrors = {
  other: 'Something went wrong on our side. Your work is safe. Please try again.',
} satisfies ErrorTexts;

const generalTexts: Partial<Record<FailureKind, string>> = {
  unknown:
    'The server took too long to answer, so we don’t know whether this arrived. Reload to check before you try again.',
  offline: 'Can’t connect. Check your internet connection and try again.',
  'signed-out': 'Your session expired. Sign in again to continue.',
  'rate-limited': 'Too many requests. Wait a moment and try again.',
};

/** The feature's own sentence; null if it has none. */
function ownText(error: unknown, texts: ErrorTexts): string | null {
  const failure = toRequestFailure(error);
  const { kind, code } = failure;
  const text =
    (error instanceof RequestFailure ? undefined : texts.unexpected) ??
    texts[`hint:${errorHint(failure) ?? ''}`] ??
    texts[`code:${code ?? ''}`] ??
    (code === 'P0001' ? null : texts[kind]) ??
    texts.any;
  return (typeof text === 'function' ? text(failure) : text) ?? null;
}

/**
 * The one sentence for a failure: the feature's own (`texts`), the database's for a rule, such as a rate limit, or what
 * went wrong in general and what to do next.
 */
export function describeError(error: unknown, texts: ErrorTexts = {}): string {
  const own = ownText(error, texts);
  if (own !== null) return own;
  const failure = toRequestFailure(error);
  const general = userMessage(failure) ?? describeOutage(failure) ?? generalTexts[failure.kind];
  if (general === undefined && texts.other !== undefined) return texts.other;
  return [texts.failed, general ?? 'Something went wrong on our side. Please try again.'].filter(Boolean).join(' ');
}

/** The sentences of a form: those about each field, and about none of them under `root`, which goes last. */
export type FieldErrorTexts<Field extends string> = Partial<Record<Field | 'root', ErrorTexts>>;

/** The one sentence for a failed form, and the field it's about. */
export function describeFieldError<Field extends string>(
  error: unknown,
  texts: FieldErrorTexts<Field>,
): { about: Field | 'root'; text: string } {
  for (const about of Object.keys(texts) as (Field | 'root')[]) {
    const text = ownText(error, texts[about] ?? {});
    if (text !== null) return { about, text };
  }
  return { about: 'root', text: describeError(error, texts.root) };
}
