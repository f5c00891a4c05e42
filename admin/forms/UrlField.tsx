import { useQuery } from '@tanstack/react-query';
import { kinds } from '../../domain/kinds';
import type { Kind } from '../../domain/kinds/kind';
import { messages } from '../../domain/messages';
import { findChosenSlug } from '../../domain/slug';
import { api } from '../../trpc/client';
import { Field } from '../fields/Fields';
import { useFieldValue } from '../fields/form-context';
import { Text } from '../kit/Text';
import { Property } from './Columns';
import { useOpenItem } from './open-item';
import { useDebouncedRead } from './use-debounced-read';

/** Shows the URL of an item, and lets editors change it if the kind allows it. `slug` is empty for a new item. */
export function UrlField({ slug }: { slug: string }) {
  const { kind: name } = useOpenItem();
  const { getPath, noun, schema }: Kind = kinds[name];
  const title = useFieldValue<string>('title')?.trim() ?? '';
  const address = useFieldValue<string>('address')?.trim() ?? '';
  const newSlug = findChosenSlug({ title, address });
  const isTaken = useIsSlugTaken();
  const value = newSlug
    ? getPath(newSlug)
    : address
      ? messages.urlPartEmpty
      : title
        ? messages.slugEmpty
        : 'Generated from the title';
  const note = isTaken
    ? messages.urlTaken(noun)
    : newSlug &&
      newSlug !== slug &&
      [
        isTaken === false && 'Available.',
        slug
          ? `The old URL, ${getPath(slug)}, will keep working.`
          : !address && 'The URL changes with the title until you publish.',
      ]
        .filter(Boolean)
        .join(' ');
  return (
    <>
      {'address' in schema.shape ? (
        <Property label="URL" path="address" value={value}>
          <Field path="address" />
        </Property>
      ) : (
        <Text as="p" weight="strong">
          {value}
        </Text>
      )}
      {note && (
        <Text as="p" size="caption" tone={isTaken ? 'bad' : 'muted'} role="status">
          {note}
        </Text>
      )}
    </>
  );
}

/** Checks the URL when typing pauses. Returns undefined until then, and without a connection. */
function useIsSlugTaken(): boolean | undefined {
  const { kind, id } = useOpenItem();
  const slug = useDebouncedRead(({ title = '', address = '' }: { title?: string; address?: string }) =>
    findChosenSlug({ title, address }),
  );
  const { data } = useQuery({
    queryKey: ['content', 'is slug taken', kind, id, slug],
    queryFn: () => api.content.isSlugTaken.query({ kind, id, slug: slug ?? '' }),
    enabled: slug !== undefined,
    retry: false,
  });
  return data;
}
