import { z } from 'zod';
import type { AcceptedFiles } from '@/platform/uploads/use-single-upload';
import { documentKinds, type DocumentKind } from './documents';

const kinds = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]];

/** The form's fields, without the file. Readers are IDs of parties. */
export const documentDraft = z.object({ kind: z.string(), readers: z.array(z.string()) });

export const emptyDocument: z.infer<typeof documentDraft> = { kind: '', readers: [] };

/** Validates the form. Leaves out readers who lost access since they were chosen. */
export function documentSchema(possible: readonly string[]) {
  return z.object({
    kind: z.enum(kinds, 'Choose what it is'),
    readers: z.array(z.string()).transform((chosen) => chosen.filter((id) => possible.includes(id))),
  });
}

/** What the server accepts. */
export const acceptedDocuments: AcceptedFiles = {
  types: [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  extensions: ['.pdf', '.jpg', '.jpeg', '.png', '.docx'],
  names: 'PDF, JPG, PNG, or Word document',
};
