import { findPageExamples } from '../../domain/kinds/page';

type Values = Record<string, unknown>;

/** Replaces every example text of a page, so that it can be published. */
export function replaceExamples(page: Values): Values {
  return findPageExamples(page).reduce(
    (values, { path, text }) => replaceAt(values, path.split('.'), text),
    page,
  );
}

function replaceAt(value: unknown, [name = '', ...rest]: string[], text: string): Values {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Values) }) as Values;
  copy[name] = rest.length > 0 ? replaceAt(copy[name], rest, text) : `Our ${text}`;
  return copy;
}
