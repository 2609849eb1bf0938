import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import remarkGfm from 'remark-gfm';

/** Styles of Markdown elements. Headings start at level 2: the page has the first. */
const components: Components = {
  h2: ({ children }) => (
    <h2 className="mt-9 mb-3 text-xl font-semibold tracking-tight first:mt-0 sm:text-2xl">{children}</h2>
  ),
  h3: ({ children }) => <h3 className="mt-6 mb-2 text-lg font-semibold">{children}</h3>,
  p: ({ children }) => <p className="my-3.5">{children}</p>,
  ul: ({ children, className }) => (
    <ul className={className === 'contains-task-list' ? 'my-3.5 pl-1' : 'my-3.5 list-disc pl-5 marker:text-muted'}>
      {children}
    </ul>
  ),
  ol: ({ children }) => <ol className="my-3.5 list-decimal pl-6 marker:text-muted">{children}</ol>,
  li: ({ children }) => <li className="my-1.5">{children}</li>,
  blockquote: ({ children }) => (
    <blockquote className="my-5 rounded-card bg-evergreen-soft px-5 py-1 text-evergreen-ink">{children}</blockquote>
  ),
  a: TextLink,
  table: ({ children }) => (
    // A wide table scrolls on its own, by keyboard, too. A figure, because a section would be a landmark.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure aria-label="Table" tabIndex={0} className="my-5 overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-[15px]">{children}</table>
    </figure>
  ),
  th: ({ children, style }) => (
    <th scope="col" style={style} className="border-b border-line bg-sunken px-4 py-2.5 text-left font-semibold">
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td style={style} className="numeric border-b border-line px-4 py-2 align-top in-[tr:last-child]:border-b-0">
      {children}
    </td>
  ),
  hr: () => <hr className="my-8 border-line" />,
  code: ({ children }) => <code className="rounded bg-sunken px-1 py-0.5 text-[0.92em]">{children}</code>,
};

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  const look = 'font-medium text-evergreen-ink underline underline-offset-2';
  return href.startsWith('/') ? (
    <Link to={href} className={look}>
      {children}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
    </a>
  );
}

/** Renders Markdown. HTML is shown as text, and unsafe URLs are removed. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="max-w-[46rem] text-base leading-relaxed [&>:first-child]:mt-0">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
