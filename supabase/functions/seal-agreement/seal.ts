import { pdflibAddPlaceholder } from 'npm:@signpdf/placeholder-pdf-lib@3.3.0';
import { P12Signer } from 'npm:@signpdf/signer-p12@3.3.0';
import { SignPdf } from 'npm:@signpdf/signpdf@3.3.0';
import type { PDFDocument } from 'npm:pdf-lib@1.17.1';
import type { SealingCertificate } from '../_shared/sealing-certificate.ts';

/** Bytes for the signature with the certificates of its chain. */
const signatureLength = 16_384;

interface Seal {
  certificate: SealingCertificate;
  reason: string;
  appName: string;
  now: Date;
}

/** The document's bytes with a digital signature over all of them. */
export async function seal(document: PDFDocument, { certificate, reason, appName, now }: Seal): Promise<Uint8Array> {
  pdflibAddPlaceholder({
    pdfDoc: document,
    reason,
    contactInfo: '',
    name: certificate.name,
    location: '',
    signingTime: now,
    signatureLength,
    appName,
  });
  // The signature's dictionary must not be compressed.
  const bytes = await document.save({ useObjectStreams: false });
  const signer = new P12Signer(certificate.bytes, { passphrase: certificate.password });
  return new SignPdf().sign(bytes, signer, now);
}
