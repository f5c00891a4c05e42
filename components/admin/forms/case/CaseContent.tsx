import { fieldsOf } from '../fields/fields-of';
import type { CaseValues } from './case-values';

const { Line, Lines, ImageInput, ItemList } = fieldsOf<CaseValues>();

type ContentType = NonNullable<CaseValues['projectContent']>[number]['type'];

const titles: Record<ContentType, string> = {
  title: 'Title',
  paragraph: 'Paragraph',
  image: 'Image',
  video: 'Video',
};
const make = (type: ContentType) => () => ({ type, content: '', alt: '', caption: '' });
const additions = [
  { label: 'Add paragraph', make: make('paragraph') },
  { label: 'Add title', make: make('title') },
  { label: 'Add image', make: make('image') },
  { label: 'Add video', make: make('video') },
];

const CAPTION_HINT = 'A wide picture with one scrolls sideways on a phone.';

/** What a case tells besides its fixed parts, piece by piece. */
export const CaseContent = () => (
  <ItemList
    name="projectContent"
    label="Case content"
    additions={additions}
    titleOf={({ type }) => titles[type as ContentType]}
    max={60}
  >
    {(index, { type }) => {
      const name = `projectContent.${index}.content` as const;
      if (type === 'title') return <Line name={name} label="Title" />;
      if (type === 'paragraph') return <Lines name={name} label="Paragraph" />;
      if (type === 'video') return <Line name={name} label="Video address" type="url" />;
      return (
        <>
          <ImageInput label="Image" name={name} altName={`projectContent.${index}.alt`} />
          <Line name={`projectContent.${index}.caption`} label="Caption" hint={CAPTION_HINT} />
        </>
      );
    }}
  </ItemList>
);
