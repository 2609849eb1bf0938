import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { dayMs } from '../../../src/kit/time/durations.ts';

interface CertificateOptions {
  /** Of the owner, who is the issuer, too. */
  name: string;
  days: number;
  extensions: object[];
}

/** Makes an RSA key and a self-signed certificate. */
export async function makeCertificate({ name, days, extensions }: CertificateOptions): Promise<{
  key: forge.pki.rsa.PrivateKey;
  certificate: forge.pki.Certificate;
}> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - dayMs);
  certificate.validity.notAfter = new Date(Date.now() + days * dayMs);
  const owner = [{ name: 'commonName', value: name }];
  certificate.setSubject(owner);
  certificate.setIssuer(owner);
  certificate.setExtensions(extensions);
  certificate.sign(key, forge.md.sha256.create());
  return { key, certificate };
}
