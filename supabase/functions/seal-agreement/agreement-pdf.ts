// The PDF of an agreement: its text, and a certificate page that says who signed what and when. The exact text is
// attached as a file, so that its hash can be checked with standard tools.
import { PDF, type EmbeddedFont } from 'npm:@libpdf/core@0.4.2';
import { missingLettersNote } from '../../../src/domain/documents/pdf-text.ts';
import { Pages } from './pages.ts';
import type { Sealable, Signer } from './sealable.ts';

/** The product's name, as in src/domain/site/brand.ts. */
const brandName = 'Cornerlot';
/** What members agree to by checking the box, as the app shows it. */
const consentSentence = 'I agree to sign electronically. My typed name is my signature.';

const roles: Readonly<Record<string, string>> = {
  buyer: 'Buyer',
  seller: 'Seller',
  jv_partner: 'JV partner',
  signer: 'Signer of a company',
};

/** The PDF before it's sealed. `certificateName`: whose certificate seals it. */
export async function agreementPdf(
  { agreement, deal, signers, ledger }: Sealable,
  certificateName: string,
  now: Date,
): Promise<PDF> {
  const document = PDF.create();
  const [regular, bold] = await Promise.all(['Regular', 'Bold'].map((weight) => embedFont(document, weight)));
  document.setTitle(`${agreement.title}, ${deal.address}`, { showInWindowTitleBar: true });
  document.setMetadata({
    author: brandName,
    producer: brandName,
    creator: brandName,
    creationDate: now,
    modificationDate: now,
    language: 'en-US',
  });
  document.addAttachment('agreement.txt', new TextEncoder().encode(agreement.body), {
    mimeType: 'text/plain',
    description: 'The text that was signed, as it was hashed',
    createdAt: now,
    modifiedAt: now,
  });

  const pages = new Pages(document, { regular, bold });
  pages.write(agreement.title, { size: 18, bold: true });
  pages.writeBody(agreement.body);
  pages.newPage();
  pages.write('Certificate of electronic signatures', { size: 18, bold: true });
  pages.write(
    `Everyone named below accepted this agreement at ${brandName} by typing their name. ${brandName} kept the record ` +
      'and sealed this file. It isn’t a party to the agreement, holds no money, and gives no legal advice.',
    { before: 8 },
  );
  for (const [label, value] of facts({ agreement, deal, ledger })) {
    pages.write(label, { size: 8.5, bold: true, before: 8, keep: 30 });
    pages.write(value, { size: 9.5 });
  }
  pages.write('Signatures', { size: 13, bold: true, before: 18, keep: 130 });
  for (const signer of signers) writeSigner(pages, signer);
  pages.write('How to check this file', { size: 13, bold: true, before: 18, keep: 80 });
  pages.write(
    `It’s sealed with the certificate of ${certificateName}. PDF readers show whether it was changed since, ` +
      'and so does the command pdfsig. The attached file agreement.txt is the text that was signed: its SHA-256 is ' +
      'above and in the ledger of the deal, of which buyer, seller, and JV partners can download a receipt.',
    { size: 9.5, before: 4 },
  );
  if (pages.hasMissing) pages.write(missingLettersNote, { size: 9.5, before: 4 });
  pages.number(`${agreement.title} · ${agreement.id}`);
  return document;
}

async function embedFont(document: PDF, weight: string): Promise<EmbeddedFont> {
  const bytes = await Deno.readFile(new URL(`./fonts/NotoSans-${weight}.ttf`, import.meta.url));
  return document.embedFont(bytes);
}

function facts({ agreement, deal, ledger }: Pick<Sealable, 'agreement' | 'deal' | 'ledger'>): [string, string][] {
  return [
    ['Agreement', agreement.id],
    ['Text', `${agreement.title}, version ${agreement.template_version}, approved for ${agreement.state}`],
    ['Property', deal.address],
    ['Prepared', utc(agreement.prepared_at)],
    ['Signed by everyone', utc(agreement.signed_at)],
    ['SHA-256 of the text', agreement.body_sha256],
    [`Ledger ${ledger.id}`, `Entry ${ledger.seq}, recorded ${utc(ledger.recorded_at)}: ${ledger.hash}`],
  ];
}

function writeSigner(pages: Pages, signer: Signer): void {
  pages.write(signer.signed_name, { size: 12, bold: true, before: 10, keep: 90 });
  const lines = [
    `${roles[signer.role] ?? signer.role}. Account: ${signer.name}`,
    ...(signer.company === null
      ? []
      : [`For ${signer.company} (organized in ${signer.company_state}) as ${signer.capacity}`]),
    ...(signer.other_name ? ['The typed name isn’t the name of the account. The signer confirmed it.'] : []),
    `Email: ${signer.email ?? 'not recorded'}`,
    `Signed ${utc(signer.signed_at)} from ${signer.signed_from ?? 'an IP address that wasn’t recorded'}`,
    `“${consentSentence}”`,
  ];
  for (const line of lines) pages.write(line, { size: 9.5 });
}

/** As in '2026-11-24 22:10:31 UTC'. */
function utc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
