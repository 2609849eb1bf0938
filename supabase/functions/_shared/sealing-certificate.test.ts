import { equal, rejects } from 'node:assert/strict';
// @ts-types="npm:@types/node-forge@1.3.14"
import forge from 'npm:node-forge@1.4.3';
import { readCertificate, SealingProblem } from './sealing-certificate.ts';

const keys = forge.pki.rsa.generateKeyPair(1024);
const otherKeys = forge.pki.rsa.generateKeyPair(1024);

/** A certificate for the year 2026. */
function certificate(name: string, { publicKey, privateKey }: forge.pki.rsa.KeyPair): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.validity.notBefore = new Date('2026-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date('2026-12-31T00:00:00Z');
  certificate.setSubject([{ name: 'commonName', value: name }]);
  certificate.setIssuer(certificate.subject.attributes);
  certificate.sign(privateKey, forge.md.sha256.create());
  return certificate;
}

const own = certificate('Example Sealing', keys);

/** A PKCS#12 file in base64. */
function certificateFile(key = keys.privateKey, certificates = [own]): string {
  const file = forge.pkcs12.toPkcs12Asn1(key, certificates, 'secret', { algorithm: 'aes256' });
  return forge.util.encode64(forge.asn1.toDer(file).getBytes());
}

const refuses = (file: string, password: string, now: Date, message: RegExp) =>
  rejects(
    readCertificate(file, password, now),
    (error: unknown) => error instanceof SealingProblem && message.test(error.message),
  );

Deno.test('reads a certificate with its key', async () => {
  const { name, expiresAt } = await readCertificate(certificateFile(), 'secret', new Date('2026-06-01'));
  equal(name, 'Example Sealing');
  equal(expiresAt.toISOString(), '2026-12-31T00:00:00.000Z');
});

Deno.test('finds the certificate of its key behind the issuer’s', async () => {
  const file = certificateFile(keys.privateKey, [certificate('Issuer', otherKeys), own]);
  const { name, signer } = await readCertificate(file, 'secret', new Date('2026-06-01'));
  equal(name, 'Example Sealing');
  equal(signer.certificateChain?.length, 1);
});

Deno.test('refuses a wrong password and what isn’t a certificate', async () => {
  const now = new Date('2026-06-01');
  await refuses(certificateFile(), 'wrong', now, /can’t be read/);
  await refuses('bm9wZQ==', '', now, /can’t be read/);
});

Deno.test('refuses a certificate that has expired or isn’t valid yet', async () => {
  await refuses(certificateFile(), 'secret', new Date('2027-01-01'), /expired on 2026-12-31/);
  await refuses(certificateFile(), 'secret', new Date('2025-01-01'), /isn’t valid before 2026-01-01/);
});

Deno.test('refuses a key of another certificate', async () => {
  const file = certificateFile(otherKeys.privateKey);
  await refuses(file, 'secret', new Date('2026-06-01'), /must hold an RSA key/);
});
