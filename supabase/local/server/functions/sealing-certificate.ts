import { generateKeyPair } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { codeOf } from '../../failure.ts';

/** It protects nothing: whoever can read the file can read this one, too. */
const password = 'local';

/**
 * Returns the secrets that agreements are sealed with on this machine: a self-signed certificate, kept in the data
 * folder and made on first use. Readers show seals by it as valid, from an unknown signer.
 */
export async function localSealingSecrets(folder: string): Promise<Record<string, string>> {
  const file = join(folder, 'sealing.p12');
  const bytes = await readFile(file).catch(async (error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    const made = await makeCertificate(new Date());
    await writeFile(`${file}.new`, made, { mode: 0o600 });
    await rename(`${file}.new`, file);
    return made;
  });
  return { SEALING_CERTIFICATE: bytes.toString('base64'), SEALING_CERTIFICATE_PASSWORD: password };
}

/** Makes a key and a self-signed certificate for ten years, as PKCS#12. */
async function makeCertificate(now: Date): Promise<Buffer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(now.getTime() - 86_400_000);
  certificate.validity.notAfter = new Date(now.getTime() + 10 * 365 * 86_400_000);
  const owner = [{ name: 'commonName', value: 'Cornerlot on this machine' }];
  certificate.setSubject(owner);
  certificate.setIssuer(owner);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  const file = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: 'aes256' });
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary');
}
