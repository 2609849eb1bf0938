import { Link } from 'react-router-dom';
import {
  bodyFields,
  operationsOf,
  parameterFields,
  problemPath,
  statusesOf,
  successOf,
  type Description,
  type Operation,
} from '../description';
import { CodeBlock, Example } from './code-block';
import { FieldList, ObjectLink, plain } from './field-list';
import { Fold } from './fold';

interface GroupProps {
  name: string;
  description: Description;
}

/** The operations of a group: a list of them, and what each does, takes, and answers. */
export function Group({ name, description }: GroupProps) {
  const operations = operationsOf(description).filter(({ tags }) => tags[0] === name);
  return (
    <>
      <ul className="rounded-card border border-line bg-surface px-5 py-2">
        {operations.map(({ operationId, method, path, summary }) => (
          <li key={operationId}>
            <Link
              to={`#${operationId}`}
              className="group flex min-h-11 flex-col justify-between gap-x-6 py-1.5 text-[15px] sm:flex-row"
            >
              <span className="font-medium group-hover:underline">{summary}</span>
              <span className="font-mono text-sm break-all text-muted">
                {method} {path}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {operations.map((operation) => (
        <OperationEntry key={operation.operationId} operation={operation} description={description} />
      ))}
    </>
  );
}

function OperationEntry({ operation, description }: { operation: Operation; description: Description }) {
  const { operationId: id, method, path, summary, description: text } = operation;
  const [parameters, body] = [parameterFields(operation), bodyFields(operation)];
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id={id} className="text-xl font-semibold">
        {summary}
      </h2>
      <p className="font-mono text-sm break-all">
        <strong>{method}</strong> {path}
      </p>
      <p className="text-[15px] text-pretty text-muted">{plain(text)}</p>
      <Example label={`Example: ${summary.toLowerCase()}`} operation={operation} />
      {parameters.length > 0 ? (
        <Fold id={`${id}.parameters`} title="Parameters">
          <FieldList id={`${id}.parameters`} fields={parameters} />
        </Fold>
      ) : null}
      {body.length > 0 ? (
        <Fold id={`${id}.body`} title="Request body">
          <FieldList id={`${id}.body`} fields={body} />
        </Fold>
      ) : null}
      <Responses operation={operation} description={description} />
    </section>
  );
}

function Responses({ operation, description }: { operation: Operation; description: Description }) {
  const success = successOf(operation);
  return (
    <>
      <p className="text-sm text-muted">
        {success ? (
          <>
            Returns <ObjectLink name={success.object} />.
          </>
        ) : (
          'Answers 204 without a body.'
        )}
      </p>
      <Fold id={`${operation.operationId}.responses`} title={success ? 'Response and status codes' : 'Status codes'}>
        {success ? <CodeBlock label="Response" code={JSON.stringify(success.example, null, 2)} /> : null}
        <dl className="flex flex-col gap-2 py-3.5 text-sm">
          {statusesOf(operation, description).map(({ status, text, codes }) => (
            <div key={status} className="flex gap-4">
              <dt className="font-mono font-semibold">{status}</dt>
              <dd className="min-w-0 text-pretty text-muted">
                {text}{' '}
                {codes.map((code) => (
                  <Link key={code} to={problemPath(code)} className="mr-2 font-mono underline underline-offset-4">
                    {code}
                  </Link>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </>
  );
}
