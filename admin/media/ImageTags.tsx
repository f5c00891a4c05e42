import { useRef, useState } from 'react';
import { toast } from '../../components/ui/toast-store';
import { tagList } from '../../domain/fields';
import { describeField } from '../../domain/fields/meta';
import { foldCase } from '../../domain/filters';
import { IMAGE_TAGS_MAX } from '../../domain/limits';
import { z } from '../../domain/zod';
import { api, toCallError, trpc } from '../../trpc/client';
import { Field } from '../fields/Fields';
import { FormContext } from '../fields/form-context';
import { useLiveForm } from '../fields/use-live-form';
import type { Image } from './ImageGrid';

const schema = z.object({
  tags: describeField(tagList().max(IMAGE_TAGS_MAX), { label: 'Tags', widget: 'tags' }),
});

type ImageTagsProps = {
  images: readonly Pick<Image, 'id' | 'tags'>[];
  /** Existing tags, which are suggested. */
  knownTags: readonly string[];
  onChange?: () => void;
};

/** Saves each image's tags and reports a failure. */
export function useSaveTags() {
  const utils = trpc.useUtils();
  return async (tagsById: ReadonlyMap<string, string[]>): Promise<void> => {
    try {
      for (const [id, tags] of tagsById) await api.media.change.mutate({ id, tags });
    } catch (error) {
      toast({ variant: 'error', message: toCallError(error).message });
    }
    await utils.media.invalidate();
  };
}

/** Shows the tags that all images share. Changes apply to all images and are saved immediately. */
export function ImageTags({ images, knownTags, onChange }: ImageTagsProps) {
  const save = useSaveTags();
  const [tagsById, setTagsById] = useState(() => new Map(images.map(({ id, tags }) => [id, tags])));
  const savePromise = useRef(Promise.resolve());
  const [firstTags = [], ...otherTags] = tagsById.values();
  const sharedTags = firstTags.filter(tag => otherTags.every(tags => tags.includes(tag)));

  const form = useLiveForm(schema, { tags: sharedTags }, ({ tags }) => {
    const addedTags = tags
      .filter(tag => !sharedTags.includes(tag))
      .map(tag => knownTags.find(knownTag => foldCase(knownTag) === foldCase(tag)) ?? tag);
    const removedTags = [...sharedTags.filter(tag => !tags.includes(tag)), ...addedTags].map(foldCase);
    const newTags = new Map(
      [...tagsById].map(([id, imageTags]) => [
        id,
        [...imageTags.filter(tag => !removedTags.includes(foldCase(tag))), ...addedTags],
      ]),
    );
    setTagsById(newTags);
    // Changes are saved in order, so that the last one wins.
    savePromise.current = savePromise.current.then(() => save(newTags));
    onChange?.();
  });

  return (
    <FormContext value={form}>
      <Field path="tags" suggestions={knownTags} />
    </FormContext>
  );
}
