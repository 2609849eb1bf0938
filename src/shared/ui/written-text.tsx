import { clsx } from 'clsx';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { findLinks } from '@/shared/lib/links';
import { piecesOf } from '@/shared/lib/mentions';

/** Paragraphs, and what is quoted in them: lines that begin with '>'. */
interface Block {
  quoted: boolean;
  text: string;
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const quoted = line.startsWith('>');
    const words = quoted ? line.replace(/^> ?/, '') : line;
    const last = blocks.at(-1);
    if (last?.quoted === quoted) last.text += `\n${words}`;
    else blocks.push({ quoted, text: words });
  }
  return blocks
    .map(({ quoted, text: block }) => ({ quoted, text: block.replace(/^\n+|\n+$/g, '') }))
    .filter(({ text: block }) => block.trim() !== '');
}

/**
 * What a member wrote. It is text: line breaks, quoted lines, web addresses and mentions are shown as such, anything else as it
 * was typed, HTML too.
 */
export function WrittenText({ text, className }: { text: string; className?: string }) {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return (
    <div className={clsx('flex min-w-0 flex-col gap-2 wrap-anywhere', className)}>
      {blocks.map((block, index) =>
        block.quoted ? (
          <blockquote key={index} className="border-l-2 border-edge pl-3 whitespace-pre-wrap text-muted">
            <Words text={block.text} />
          </blockquote>
        ) : (
          <p key={index} className="whitespace-pre-wrap">
            <Words text={block.text} />
          </p>
        ),
      )}
    </div>
  );
}

const linkClass = 'font-medium text-evergreen-ink underline-offset-2 hover:underline';

function Words({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) =>
    'mention' in piece ? (
      <Link key={index} to={paths.member(piece.mention.id)} className={linkClass}>
        @{piece.mention.name}
      </Link>
    ) : (
      <Fragment key={index}>
        {findLinks(piece.text).map(({ text: words, href }, place) =>
          href === undefined ? (
            words
          ) : (
            <a
              key={place}
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className={clsx(linkClass, 'underline')}
            >
              {words}
            </a>
          ),
        )}
      </Fragment>
    ),
  );
}
