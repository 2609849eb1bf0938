import { parse } from 'qs';
import { StripeError } from './ledger.ts';

type Tree = { [key: string]: Tree | string | undefined } | (Tree | string)[];

/** A request's parameters. Reading one throws Stripe's error if it's malformed. */
export class Parameters {
  private constructor(
    private readonly tree: Tree,
    private readonly path: string,
  ) {}

  /** Parses a form-encoded body or a query string. */
  static of(encoded: string): Parameters {
    return new Parameters(parse(encoded, { depth: 10, arrayLimit: 200, parameterLimit: 2000 }), '');
  }

  /** Throws for other names, as Stripe does. */
  allow(...names: string[]): this {
    const unknown = Object.keys(this.tree).find((name) => !names.includes(name));
    if (unknown === undefined) return this;
    const param = this.name(unknown);
    throw new StripeError(400, {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      message: `Received unknown parameter: ${param}`,
      param,
    });
  }

  /** Returns the text; null if missing or empty. */
  text(name: string): string | null {
    const value = this.at(name);
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string') throw this.invalid(name, 'Invalid string');
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value !== null) return value;
    const param = this.name(name);
    throw new StripeError(400, {
      type: 'invalid_request_error',
      code: 'parameter_missing',
      message: `Missing required param: ${param}.`,
      param,
    });
  }

  integer(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!/^-?\d{1,15}$/.test(value)) throw this.invalid(name, 'Invalid integer');
    return Number(value);
  }

  flag(name: string): boolean | null {
    const value = this.text(name);
    if (value === null) return null;
    if (value !== 'true' && value !== 'false') throw this.invalid(name, 'Invalid boolean');
    return value === 'true';
  }

  /** Returns one of the choices; null if missing. */
  choice<T extends string>(name: string, choices: readonly T[]): T | null {
    const value = this.text(name);
    if (value === null) return null;
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined) throw this.invalid(name, `Invalid ${name}: must be one of ${choices.join(', ')}`);
    return chosen;
  }

  /** Returns a map of texts, such as `metadata`; empty if missing. */
  texts(name: string): Record<string, string> {
    const value = this.at(name);
    if (value === undefined || value === '') return {};
    if (typeof value !== 'object' || Array.isArray(value)) throw this.invalid(name, 'Invalid object');
    return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, typeof text === 'string' ? text : '']));
  }

  /** Returns nested parameters; null if missing. */
  inner(name: string): Parameters | null {
    const value = this.at(name);
    if (value === undefined || value === '') return null;
    if (typeof value !== 'object') throw this.invalid(name, 'Invalid object');
    return new Parameters(value, this.name(name));
  }

  /** Returns the elements of a list. */
  each(name: string): Parameters[] {
    const list = this.inner(name);
    return list === null ? [] : Object.keys(list.tree).flatMap((key) => list.inner(key) ?? []);
  }

  /** Returns a list of texts, such as `expand`. */
  strings(name: string): string[] {
    const list = this.inner(name);
    return list === null ? [] : Object.keys(list.tree).flatMap((key) => list.text(key) ?? []);
  }

  invalid(name: string, message: string): StripeError {
    return new StripeError(400, {
      type: 'invalid_request_error',
      message: `${message}: ${this.name(name)}`,
      param: this.name(name),
    });
  }

  private at(name: string): Tree | string | undefined {
    return Object.hasOwn(this.tree, name)
      ? (this.tree as { [key: string]: Tree | string | undefined })[name]
      : undefined;
  }

  private name(name: string): string {
    return this.path === '' ? name : `${this.path}[${name}]`;
  }
}
