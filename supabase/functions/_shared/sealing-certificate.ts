import { Buffer } from 'node:buffer';
// @ts-types="npm:@types/node-forge@1.3.14"
import forge from 'npm:node-forge@1.4.3';

/** The certificate and key that agreements are sealed with. */
export interface SealingCertificate {
  /** PKCS#12. */
  bytes: Buffer;
  password: string;
  /** Common name of its owner. */
  name: string;
  expiresAt: Date;
}

/** Why agreements can't be sealed, as a sentence for the operator. */
export class SealingProblem extends Error {}

/** The certificate in the secrets. Throws a `SealingProblem` without a valid one. */
export function sealingCertificate(now: Date = new Date()): SealingCertificate {
  const encoded = Deno.env.get('SEALING_CERTIFICATE');
  if (!encoded) throw new SealingProblem('The secret SEALING_CERTIFICATE isn’t set.');
  return readCertificate(encoded, Deno.env.get('SEALING_CERTIFICATE_PASSWORD') ?? '', now);
}

/** Reads a PKCS#12 file, in base64. Throws a `SealingProblem` if it can't seal at that time. */
export function readCertificate(encoded: string, password: string, now: Date): SealingCertificate {
  const bytes = Buffer.from(encoded, 'base64');
  const certificate = ownCertificate(bytes, password);
  const { notBefore, notAfter: expiresAt } = certificate.validity;
  if (expiresAt <= now)
    throw new SealingProblem(`The certificate in SEALING_CERTIFICATE expired on ${day(expiresAt)}.`);
  if (notBefore > now)
    throw new SealingProblem(`The certificate in SEALING_CERTIFICATE isn’t valid before ${day(notBefore)}.`);
  const name: unknown = certificate.subject.getField('CN')?.value;
  return { bytes, password, name: typeof name === 'string' ? name : 'Unknown', expiresAt };
}

/** The certificate that belongs to the file's key. */
function ownCertificate(bytes: Buffer, password: string): forge.pki.Certificate {
  let file: forge.pkcs12.Pkcs12Pfx;
  try {
    file = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(bytes.toString('binary')), false, password);
  } catch (error) {
    throw new SealingProblem(
      'SEALING_CERTIFICATE can’t be read with SEALING_CERTIFICATE_PASSWORD: ' +
        (error instanceof Error ? error.message : 'not a PKCS#12 file'),
    );
  }
  const { certBag, pkcs8ShroudedKeyBag } = forge.pki.oids as { certBag: string; pkcs8ShroudedKeyBag: string };
  const key = file.getBags({ bagType: pkcs8ShroudedKeyBag })[pkcs8ShroudedKeyBag]?.[0]?.key as
    | forge.pki.rsa.PrivateKey
    | undefined;
  const certificates = file.getBags({ bagType: certBag })[certBag] ?? [];
  const own = certificates.find(({ cert }) => {
    const publicKey = cert?.publicKey as forge.pki.rsa.PublicKey | undefined;
    return key?.n && publicKey?.n && key.n.compareTo(publicKey.n) === 0;
  });
  if (!own?.cert)
    throw new SealingProblem('SEALING_CERTIFICATE must hold an encrypted RSA key and the certificate for it.');
  return own.cert;
}

const day = (date: Date) => date.toISOString().slice(0, 10);
