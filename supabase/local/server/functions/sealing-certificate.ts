import { join } from 'node:path';
import forge from 'node-forge';
import { makeCertificate } from '../certificate.ts';
import { readOrMake } from '../own-files.ts';

/** It protects nothing: anyone who can read the file can read this one, too. */
const password = 'local';

/**
 * Returns the secrets that agreements are sealed with on this machine: a self-signed certificate, stored in the data
 * folder and made on first use. Readers show seals by it as valid, from an unknown signer.
 */
export async function localSealingSecrets(folder: string): Promise<Record<string, string>> {
  const bytes = await readOrMake(join(folder, 'sealing.p12'), makeSealingFile);
  return { SEALING_CERTIFICATE: bytes.toString('base64'), SEALING_CERTIFICATE_PASSWORD: password };
}

/** Makes a key and a self-signed certificate for ten years, as PKCS#12. */
async function makeSealingFile(): Promise<Buffer> {
  const { key, certificate } = await makeCertificate({
    name: 'Cornerlot on this machine',
    days: 10 * 365,
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    ],
  });
  const file = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: 'aes256' });
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary');
}
