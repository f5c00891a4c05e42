import { findPageExamples } from '../../domain/kinds/page';

type Values = Record<string, unknown>;

/** Replaces every example text of a page, so that it can be published. */
export function replaceExamples(page: Values): Values {
  return findPageExamples(page).reduce(
    (values, { path, text }) => setTextAt(values, path.split('.'), text),
    page,
  );
}

function setTextAt(value: unknown, [name = '', ...innerPath]: string[], text: string): Values {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Values) }) as Values;
  copy[name] = innerPath.length > 0 ? setTextAt(copy[name], innerPath, text) : `Our ${text}`;
  return copy;
}
