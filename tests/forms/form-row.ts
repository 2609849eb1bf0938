import type { HttpHandler } from 'msw';
import type { ReactNode } from 'react';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';

/** What's entered: text, a choice of a select, or whether a box is checked. */
type Entry = string | boolean;

/** A form of the kit (`useDraftForm` or `useTextForm`), how to fill it in, and what comes of it. */
export interface FormRow {
  /** The source file that calls the hook. */
  file: string;
  form: ReactNode;
  /** Entries by how their labels begin. */
  entries: Readonly<Record<string, Entry>>;
  /** More entries that no draft keeps, such as a consent. */
  undrafted?: Readonly<Record<string, Entry>>;
  /** A file that is uploaded before sending. No draft keeps it. */
  upload?: File;
  /** What the form says about the entries. */
  shows?: string;
  submit: string;
  /** The label of the first bad field of the form as opened, and its error; null if that can be sent. */
  wrong: readonly [label: string, error: string] | null;
  /** Path of the request. */
  request: string;
  /** What it sends, at least. */
  sends: object;
  /** The body of a response that means success. */
  answer?: object | string | null;
  /** How the error of a failed request begins. */
  failed?: string;
  /** Why a request after a reload isn't the same as before. */
  newAfterReload?: string;
  /** Other responses that the form needs. */
  handlers?: readonly HttpHandler[];
}

/** Forms of the kit that are a part of something else, and the tests that fill them in. */
export const testedElsewhere: Readonly<Record<string, string>> = {
  'src/features/offers/components/offer-form.tsx': 'tests/screens/offers.test.tsx: a dialog confirms the terms',
  'src/features/deal-documents/components/agreements/use-prepare-form.ts':
    'tests/screens/deal-papers.test.tsx: a preview shows the full text',
  'src/features/submission/components/use-property-form.ts': 'tests/screens/submission.test.tsx: a step of a wizard',
};

/** Needs no parent that closes it. */
export const noop = () => undefined;

/** The request of a form whose parent sends it. */
export const sent = 'rest/v1/rpc/send';
export async function send(values: object) {
  unwrap(await database().rpc('send' as never, values as never));
}
