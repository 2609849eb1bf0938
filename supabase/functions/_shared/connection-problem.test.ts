import { equal, match } from 'node:assert/strict';
import { connectionProblem } from './connection-problem.ts';

// As Deno 2.1 and 2.9 say it, from servers that fail in these ways.
const problems: readonly (readonly [name: string, message: string, words: RegExp])[] = [
  ['InvalidData', 'invalid peer certificate: UnknownIssuer', /is self-signed, or .* intermediate certificates/],
  ['InvalidData', 'invalid peer certificate: Other(OtherError(CaUsedAsEndEntity))', /is self-signed\. Use/],
  [
    'InvalidData',
    'invalid peer certificate: certificate expired: verification time 1795974331 (UNIX), but certificate is not ' +
      'valid after 1795801524 (172807 seconds ago)',
    /has expired/,
  ],
  ['InvalidData', 'invalid peer certificate: Expired', /has expired/],
  [
    'InvalidData',
    'invalid peer certificate: certificate not valid yet: verification time 1795974331 (UNIX), but certificate is ' +
      'not valid before 1796147124',
    /isn’t valid yet/,
  ],
  [
    'InvalidData',
    'invalid peer certificate: certificate not valid for name "localhost"; certificate is only valid for ' +
      'DnsName("other.example")',
    /isn’t for a\.example/,
  ],
  ['InvalidData', 'invalid peer certificate: NotValidForName', /isn’t for a\.example/],
  ['InvalidData', 'invalid peer certificate: Revoked', /was revoked/],
  ['InvalidData', 'invalid peer certificate: BadSignature', /certificate of a\.example is invalid/],
  ['InvalidData', 'received corrupt message of type InvalidContentType', /doesn’t speak HTTPS on this port/],
  ['InvalidData', 'received fatal alert: CertificateRequired', /client certificate/],
  ['InvalidData', 'received fatal alert: UnrecognisedName', /no certificate for a\.example/],
  ['InvalidData', 'received fatal alert: ProtocolVersion', /TLS 1\.2 or newer/],
  ['InvalidData', 'received fatal alert: HandshakeFailure', /no encryption in common/],
  ['InvalidData', 'received fatal alert: InternalError', /refused the secure connection/],
  ['ConnectionRefused', 'Connection refused (os error 111)', /refused the connection\. Is the server running/],
  ['Error', 'No route to host (os error 113)', /can’t be reached/],
  ['Error', 'Network is unreachable (os error 101)', /can’t be reached/],
  ['TimedOut', 'Connection timed out (os error 110)', /took too long/],
  ['UnexpectedEof', 'unexpected end of file', /ended the connection/],
  ['ConnectionReset', 'connection reset', /ended the connection/],
];
for (const [name, message, words] of problems) {
  Deno.test(`connectionProblem says in words: ${message}`, () => {
    const error = Object.assign(new Error(message), { name });
    match(connectionProblem('a.example', error), words);
  });
}

Deno.test('connectionProblem shows nothing of an error it doesn’t know', () => {
  equal(connectionProblem('a.example', 'os error 5'), 'a.example ended the connection without an answer.');
});
