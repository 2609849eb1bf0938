import { equal, throws } from 'node:assert/strict';
// @ts-types="npm:@types/node-forge@1.3.14"
import forge from 'npm:node-forge@1.4.3';
import { readCertificate, SealingProblem } from './sealing-certificate.ts';

const keys = forge.pki.rsa.generateKeyPair(1024);
const otherKeys = forge.pki.rsa.generateKeyPair(1024);

/** A PKCS#12 file in base64 with a certificate for the year 2026. */
function certificateFile(key = keys.privateKey, password = 'secret'): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.validity.notBefore = new Date('2026-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date('2026-12-31T00:00:00Z');
  certificate.setSubject([{ name: 'commonName', value: 'Example Sealing' }]);
  certificate.setIssuer(certificate.subject.attributes);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const file = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: 'aes256' });
  return forge.util.encode64(forge.asn1.toDer(file).getBytes());
}

const refuses = (read: () => unknown, message: RegExp) =>
  throws(read, (error) => error instanceof SealingProblem && message.test(error.message));

Deno.test('reads a certificate with its key', () => {
  const { name, expiresAt } = readCertificate(certificateFile(), 'secret', new Date('2026-06-01'));
  equal(name, 'Example Sealing');
  equal(expiresAt.toISOString(), '2026-12-31T00:00:00.000Z');
});

Deno.test('refuses a wrong password and what isn’t a certificate', () => {
  const now = new Date('2026-06-01');
  refuses(() => readCertificate(certificateFile(), 'wrong', now), /can’t be read/);
  refuses(() => readCertificate('bm9wZQ==', '', now), /can’t be read/);
});

Deno.test('refuses a certificate that has expired or isn’t valid yet', () => {
  refuses(() => readCertificate(certificateFile(), 'secret', new Date('2027-01-01')), /expired on 2026-12-31/);
  refuses(() => readCertificate(certificateFile(), 'secret', new Date('2025-01-01')), /isn’t valid before 2026-01-01/);
});

Deno.test('refuses a key of another certificate', () => {
  const file = certificateFile(otherKeys.privateKey);
  refuses(() => readCertificate(file, 'secret', new Date('2026-06-01')), /must hold an encrypted RSA key/);
});
