import { Buffer } from 'node:buffer';
import { P12Signer, type Signer } from 'npm:@libpdf/core@0.4.2';
import { Certificate } from 'npm:pkijs@3.4.3';

/** The certificate and key that agreements are sealed with. */
export interface SealingCertificate {
  signer: Signer;
  /** Common name of its owner. */
  name: string;
  expiresAt: Date;
}

/** Object identifiers: of a name's common name, and of RSA keys. */
const commonName = '2.5.4.3';
const rsa = '1.2.840.113549.1.1.1';

/** Why agreements can't be sealed, as a sentence for the operator. */
export class SealingProblem extends Error {}

/** The certificate in the secrets. Rejects with a `SealingProblem` without a valid one. */
export function sealingCertificate(now: Date = new Date()): Promise<SealingCertificate> {
  const encoded = Deno.env.get('SEALING_CERTIFICATE');
  if (!encoded) return Promise.reject(new SealingProblem('The secret SEALING_CERTIFICATE isn’t set.'));
  return readCertificate(encoded, Deno.env.get('SEALING_CERTIFICATE_PASSWORD') ?? '', now);
}

/** Reads a PKCS#12 file, in base64. Rejects with a `SealingProblem` if it can't seal at that time. */
export async function readCertificate(encoded: string, password: string, now: Date): Promise<SealingCertificate> {
  const { signer, certificate } = await readFile(encoded, password);
  const [startsAt, expiresAt] = [certificate.notBefore.value, certificate.notAfter.value];
  if (expiresAt <= now)
    throw new SealingProblem(`The certificate in SEALING_CERTIFICATE expired on ${day(expiresAt)}.`);
  if (startsAt > now)
    throw new SealingProblem(`The certificate in SEALING_CERTIFICATE isn’t valid before ${day(startsAt)}.`);
  const name = certificate.subject.typesAndValues.find(({ type }) => type === commonName)?.value.valueBlock.value;
  return { signer, name: name || 'Unknown', expiresAt };
}

/** Reads a file's key, and finds the certificate that belongs to it. */
async function readFile(encoded: string, password: string): Promise<{ signer: Signer; certificate: Certificate }> {
  const file = await P12Signer.create(Uint8Array.from(Buffer.from(encoded, 'base64')), password).catch(
    (error: unknown) => {
      throw new SealingProblem(
        'SEALING_CERTIFICATE can’t be read with SEALING_CERTIFICATE_PASSWORD: ' +
          (error instanceof Error ? error.message : 'not a PKCS#12 file'),
      );
    },
  );
  // The file may have the certificates of its issuers first.
  const all = [file.certificate, ...file.certificateChain];
  for (const own of all) {
    const certificate = Certificate.fromBER(Uint8Array.from(own));
    if (!(await isOf(certificate, file))) continue;
    const { keyType, signatureAlgorithm } = file;
    const certificateChain = all.filter((other) => other !== own);
    const sign: Signer['sign'] = (data, algorithm) => file.sign(data, algorithm);
    return { signer: { certificate: own, certificateChain, keyType, signatureAlgorithm, sign }, certificate };
  }
  throw new SealingProblem('SEALING_CERTIFICATE must hold an RSA key and the certificate for it.');
}

/** Whether the signer's key is an RSA key and the certificate's. */
async function isOf(certificate: Certificate, signer: Signer): Promise<boolean> {
  const { subjectPublicKeyInfo } = certificate;
  if (signer.keyType !== 'RSA' || subjectPublicKeyInfo.algorithm.algorithmId !== rsa) return false;
  const data = new TextEncoder().encode('test');
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const spki = subjectPublicKeyInfo.toSchema().toBER();
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, Uint8Array.from(await signer.sign(data, 'SHA-256')), data);
}

const day = (date: Date) => date.toISOString().slice(0, 10);
