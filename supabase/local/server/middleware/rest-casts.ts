/** Types as PostgREST takes them after `::`, which the library writes into the SQL: one word, or several of SQL’s. */
const typeName =
  /^(?:[a-z_]\w*|double precision|(?:character|bit) varying|(?:time|timestamp) with(?:out)? time zone)(?:\[\])?$/i;

/** Returns why a `select` can’t be read, if it has a cast to what isn’t the name of a type; else null. */
export function castProblem(params: URLSearchParams): string | null {
  for (const [key, value] of params) {
    if (key !== 'select' && !key.endsWith('.select')) continue;
    for (const [, type = ''] of value.replaceAll(/"(?:\\.|[^"\\])*"/g, '').matchAll(/::([^,()]*)/g)) {
      if (!typeName.test(type.trim())) return `failed to parse select parameter: "${type}" is not a type`;
    }
  }
  return null;
}
