import { isRecord } from '../../domain/record';

/**
 * A closing with the words that staff wrote in the place of its own, entry by entry; one that they left empty stays. What
 * it counts with, and how it is sent, is no word.
 */
export function applyEditedText<Closing>(closing: Closing, written: unknown): Closing {
  const joined = (own: unknown, said: unknown): unknown => {
    if (typeof own === 'string') return typeof said === 'string' && said.trim() ? said : own;
    if (Array.isArray(own)) {
      const entries = Array.isArray(said) ? said : [];
      return own.map((entry, index) => joined(entry, entries[index]));
    }
    if (!isRecord(own)) return own;
    const row = isRecord(said) ? said : {};
    return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, joined(value, row[name])]));
  };
  return joined(closing, written) as Closing;
}
