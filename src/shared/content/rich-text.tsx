import { clsx } from 'clsx';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { findLinks } from './find-links';
import { parseMentions } from '@/domain/text/mentions';

/** A paragraph, or a quote (lines that begin with '>'). */
interface Block {
  isQuote: boolean;
  text: string;
}

function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const isQuote = line.startsWith('>');
    const content = isQuote ? line.replace(/^> ?/, '') : line;
    const last = blocks.at(-1);
    if (last?.isQuote === isQuote) last.text += `\n${content}`;
    else blocks.push({ isQuote, text: content });
  }
  return blocks
    .map(({ isQuote, text: block }) => ({ isQuote, text: block.replace(/^\n+|\n+$/g, '') }))
    .filter(({ text: block }) => block.trim() !== '');
}

/** A member's text with line breaks, quotes, links, and mentions. Anything else, including HTML, is shown as typed. */
export function RichText({ text, className }: { text: string; className?: string }) {
  const blocks = useMemo(() => parseBlocks(text), [text]);
  return (
    <div className={clsx('flex min-w-0 flex-col gap-2 wrap-anywhere', className)}>
      {blocks.map((block, index) =>
        block.isQuote ? (
          <blockquote key={index} className="border-l-2 border-edge pl-3 whitespace-pre-wrap text-muted">
            <InlineText text={block.text} />
          </blockquote>
        ) : (
          <p key={index} className="whitespace-pre-wrap">
            <InlineText text={block.text} />
          </p>
        ),
      )}
    </div>
  );
}

const linkClass = 'font-medium text-evergreen-ink underline-offset-2 hover:underline';

function InlineText({ text }: { text: string }) {
  return parseMentions(text).map((part, index) =>
    'mention' in part ? (
      <Link key={index} to={paths.member(part.mention.id)} className={linkClass}>
        @{part.mention.name}
      </Link>
    ) : (
      <Fragment key={index}>
        {findLinks(part.text).map(({ text: label, href }, linkIndex) =>
          href === undefined ? (
            label
          ) : (
            <a
              key={linkIndex}
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className={clsx(linkClass, 'underline')}
            >
              {label}
            </a>
          ),
        )}
      </Fragment>
    ),
  );
}
