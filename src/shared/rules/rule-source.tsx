import { signOffText } from '@/domain/rule/rule-text';

interface RuleSourceProps {
  rule: { citation: string | null; url: string | null; signer: string | null; signed_at: string | null };
}

/** Which act a rule comes from, and who signed it off. */
export function RuleSource({ rule: { citation, url, ...signed } }: RuleSourceProps) {
  return (
    <p className="mt-2 text-sm text-muted">
      {citation ? (
        <>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer" className="underline">
              {citation}
            </a>
          ) : (
            citation
          )}
          .{' '}
        </>
      ) : null}
      {signOffText(signed)}
    </p>
  );
}
