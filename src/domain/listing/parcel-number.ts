import { posesAsStaff } from '../text/staff-names.ts';

/** Digits with at most two letters together, and separators. */
const shape = /^[0-9A-Za-z]+(?:[ ./_*-]{1,3}[0-9A-Za-z]+)*$/;
/** In the groups of a phone number, or as the end of a web address. */
const other = new RegExp(
  String.raw`^(?:1[ ./_*-]+)?[2-9]\d{2}[ ./_*-]+[2-9]\d{2}[ ./_*-]+\d{4}$|^(?:\d[ ./_*-]+){6}` +
    String.raw`|[A-Za-z]{3}|[.] *[A-Za-z]{2}(?![0-9A-Za-z])`,
);

/** Whether a text is a parcel number as counties write them, and no words. Same as `private.is_parcel_number`. */
export function isParcelNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  const letters = text.replaceAll(/[^A-Za-z]/g, '').length;
  return text.length <= 40 && shape.test(text) && !other.test(text) && letters < digits && !posesAsStaff(text);
}
