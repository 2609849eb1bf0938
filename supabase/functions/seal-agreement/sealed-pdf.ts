import { sealingCertificate, SealingProblem } from '../_shared/sealing-certificate.ts';
import { agreementPdf } from './agreement-pdf.ts';
import { seal } from './seal.ts';
import type { Sealable } from './sealable.ts';

export { SealingProblem };

/** The sealed PDF of a signed agreement. Rejects with a `SealingProblem` without a valid certificate. */
export async function sealedPdf(sealable: Sealable, now: Date): Promise<Uint8Array> {
  const certificate = await sealingCertificate(now);
  const pdf = await agreementPdf(sealable, certificate.name, now);
  return seal(pdf, certificate, now);
}
