/* No dependencies: the edge function that sends mail loads this, too. */

/** A piece of a message. Strong parts (names and titles) are emphasized in the app. */
export type Part = string | { strong: string };

/** A message from a template: parts`${who} accepted your offer on ${title}.` */
export function parts(texts: TemplateStringsArray, ...values: Part[]): Part[] {
  return texts.flatMap((text, index) => [text, values[index] ?? '']).filter((part) => part !== '');
}
