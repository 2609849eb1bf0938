import { curlOf, requestFields, responseName, type Operation } from '../description';
import { CodeBlock } from './code-block';
import { FieldList } from './field-list';

/** An operation: what it does, what it takes, and an example. */
export function OperationEntry({ operation }: { operation: Operation }) {
  const { operationId, method, path, summary, description } = operation;
  const fields = requestFields(operation);
  const response = responseName(operation);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-6">
      <h3 id={operationId} className="scroll-mt-24 text-lg font-semibold">
        {summary}
      </h3>
      <p className="font-mono text-sm break-all">
        <strong>{method}</strong> {path}
      </p>
      {description ? <p className="text-[15px] text-pretty text-muted">{description.replaceAll('`', '')}</p> : null}
      <CodeBlock label={`Example: ${summary.toLowerCase()}`} code={curlOf(operation)} />
      {fields.length > 0 ? (
        <details className="rounded-card border border-line bg-surface px-5">
          <summary className="cursor-pointer py-3 text-sm font-semibold">Parameters</summary>
          <FieldList fields={fields} />
        </details>
      ) : null}
      <p className="text-sm text-muted">
        {response === null ? (
          'Answers 204 without a body.'
        ) : (
          <>
            Returns{' '}
            <a href={`#object-${response}`} className="font-mono text-evergreen-ink underline underline-offset-4">
              {response}
            </a>
            .
          </>
        )}
      </p>
    </section>
  );
}
