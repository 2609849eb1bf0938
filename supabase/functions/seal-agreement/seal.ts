import { PDF } from 'npm:@libpdf/core@0.4.2';
import type { SealingCertificate } from '../_shared/sealing-certificate.ts';

/** Bytes for the signature with the certificates of its chain. */
const signatureLength = 16_384;

/** The document's bytes with a digital signature (PAdES B-B) over all of them. */
export async function seal(document: PDF, { signer }: SealingCertificate, now: Date): Promise<Uint8Array> {
  // Signing appends to the file, and only a complete one has subsets of its fonts.
  const complete = await PDF.load(await document.save({ subsetFonts: true }));
  const { bytes } = await complete.sign({
    signer,
    reason: 'Signed by all parties',
    signingTime: now,
    level: 'B-B',
    estimatedSize: signatureLength,
  });
  return bytes;
}
