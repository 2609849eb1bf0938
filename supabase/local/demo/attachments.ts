/** Attachments of demo messages, generated on first request like the pictures. */
import { conversationTexts, type DemoAttachment } from './conversation-texts.ts';
import { pdfOf } from './document.ts';
import { attachmentPath, postImagePath } from './ids.ts';
import { renderDemoPicture } from './pictures.ts';

/** An attachment and its path in the bucket `message-attachments`. */
interface PlacedAttachment {
  readonly path: string;
  readonly sender: number;
  readonly attachment: DemoAttachment;
}

/** Returns all attachments. */
export function demoAttachments(): readonly PlacedAttachment[] {
  return conversationTexts.flatMap(({ between: [one, other], messages }) =>
    messages.flatMap(({ from, attachment }) =>
      attachment
        ? [{ path: attachmentPath(from, from === one ? other : one, attachment.name), sender: from, attachment }]
        : [],
    ),
  );
}

/** Returns the MIME type of an attachment. */
export function mimeTypeOf({ kind }: DemoAttachment): string {
  return kind === 'picture' ? 'image/webp' : 'application/pdf';
}

/** Returns the file at a path in the bucket; null if the demo has none there. */
export async function renderAttachment(path: string): Promise<{ body: Uint8Array; contentType: string } | null> {
  const found = demoAttachments().find((placed) => placed.path === path);
  if (!found) return null;
  const { attachment, sender } = found;
  const body =
    attachment.kind === 'document'
      ? pdfOf(attachment.lines)
      : await renderDemoPicture(postImagePath(sender, attachment.listing, attachment.number));
  return body && { body, contentType: mimeTypeOf(attachment) };
}
