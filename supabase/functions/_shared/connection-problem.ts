/** What goes wrong with a connection, by what Deno (and rustls in it) says, in words for whose server it is. */
const sentences: readonly (readonly [said: RegExp, words: (host: string) => string])[] = [
  [/CaUsedAsEndEntity/, (host) => `The certificate of ${host} is self-signed. Use one of a public authority.`],
  [
    /UnknownIssuer/,
    (host) =>
      `The certificate of ${host} is self-signed, or ${host} doesn’t send the intermediate certificates that lead to ` +
      'a public authority.',
  ],
  [/certificate.*(expired|NotValidAfter)/i, (host) => `The certificate of ${host} has expired.`],
  [/certificate.*(not ?valid ?yet)/i, (host) => `The certificate of ${host} isn’t valid yet.`],
  [/certificate.*(not ?valid ?for ?name)/i, (host) => `The certificate isn’t for ${host}, but for another name.`],
  [/certificate.*revoked/i, (host) => `The certificate of ${host} was revoked.`],
  [/invalid peer certificate/, (host) => `The certificate of ${host} is invalid.`],
  [/corrupt message/, (host) => `${host} doesn’t speak HTTPS on this port.`],
  [/CertificateRequired|BadCertificate/, (host) => `${host} asks for a client certificate, and we have none.`],
  [/Unrecogni[sz]edName/, (host) => `The server has no certificate for ${host}.`],
  [/ProtocolVersion|PeerIncompatible|peer is incompatible/, (host) => `${host} needs TLS 1.2 or newer.`],
  [/HandshakeFailure|InsufficientSecurity/, (host) => `${host} and we have no encryption in common.`],
  [/fatal alert/, (host) => `${host} refused the secure connection.`],
  [/refused/i, (host) => `${host} refused the connection. Is the server running on this port?`],
  [/unreachable|no route/i, (host) => `${host} can’t be reached.`],
  [/timed out/i, (host) => `${host} took too long to answer.`],
];

/** Why a connection to a host failed, as a sentence. */
export function connectionProblem(host: string, error: unknown): string {
  const said = error instanceof Error ? `${error.name} ${error.message}` : '';
  const words = sentences.find(([pattern]) => pattern.test(said))?.[1];
  return words?.(host) ?? `${host} ended the connection without an answer.`;
}
