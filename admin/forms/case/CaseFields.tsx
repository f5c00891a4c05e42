import { getSite } from '../../../content/site';
import { CARD_SURFACES, type CaseLayout } from '../../../domain/kinds/case';
import { DETAIL_IMAGES_MAX, PROJECT_TITLE_MAX } from '../../../domain/limits';
import { casePath } from '../../../domain/paths';
import { Checks } from '../Checks';
import { Columns, Details } from '../Columns';
import { fieldsOf } from '../fields/fields-of';
import { Group, Pair } from '../Group';
import { InSearch } from '../InSearch';
import { SectionJumps } from '../SectionJumps';
import { SlugNote } from '../SlugNote';
import { CaseContent } from './CaseContent';
import { CustomerFields } from './CustomerFields';
import type { CaseValues } from './case-values';
import { InfoBlocks } from './InfoBlocks';
import { ListPreview } from './ListPreview';
import { layoutPictures } from './layout-pictures';

const { Headline, Line, Lines, Choice, PicturedChoice, TagInput, ImageInput, ItemList } =
  fieldsOf<CaseValues>();

/** The accent is stored as red, whatever its colour. */
const surfaces = CARD_SURFACES.map(value => ({
  value,
  label: value === 'red' ? 'Accent' : value[0]?.toUpperCase() + value.slice(1),
}));
const layouts = (
  [
    { value: 'numbers', label: 'Numbers', says: 'The first figure is the cover' },
    { value: 'picture', label: 'Picture', says: 'The cover fills the screen' },
    { value: 'story', label: 'Story', says: 'Chapters with their times' },
  ] satisfies { value: CaseLayout; label: string; says: string }[]
).map(layout => ({ ...layout, picture: layoutPictures[layout.value] }));
const makePicture = () => ({ src: '', alt: '', caption: '' });
const makeVideo = () => ({ url: '', poster: '' });

const JUMPS = ['Basics', 'Layout', 'Pictures', 'Story', 'Info blocks', 'Film', 'Customer'];

/** Returns the default description. */
const describe = ({ heading, description }: CaseValues) => heading || description;

/** Renders all fields of a case study. */
export const CaseFields = ({ slug }: { slug: string }) => (
  <Columns
    about="About this case"
    details={<CaseDetails slug={slug} />}
    jumps={<SectionJumps titles={JUMPS} />}
  >
    <Group title="Basics" plain>
      <Headline name="title" label="Title" max={PROJECT_TITLE_MAX} />
      <Lines name="description" label="Description" rows={3} />
      <Line name="heading" label="Heading" />
      <Pair>
        <Line name="domain" label="Domain" list="case-domains" />
        <Line name="solution" label="Solution" />
        <Line name="date" label="Completed" hint="2026-09 or 2026-09-14; empty while the work goes on." />
        <Line name="location" label="Location" />
      </Pair>
      <datalist id="case-domains">
        {getSite().industries.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Group>
    <Group title="Layout">
      <PicturedChoice
        name="layout"
        label="What leads on its page"
        options={layouts}
        hint="The figure comes from the info blocks, times begin the titles of the content. Without them the picture leads."
      />
    </Group>
    <Group title="Pictures">
      <ImageInput label="Preview image" name="cover" cropped />
      <ItemList
        name="pictures"
        label="Detail images"
        one="Detail image"
        make={makePicture}
        max={DETAIL_IMAGES_MAX}
      >
        {(picture, title) => (
          <>
            <ImageInput label={title} name={picture} hint={`${DETAIL_IMAGES_MAX} detail images at most`} />
            <Line
              name={`${picture}.caption`}
              label="Caption"
              hint="With one a wide picture is shown whole. “Before: …” and “After: …” make two pictures one comparison."
            />
          </>
        )}
      </ItemList>
    </Group>
    <Group title="Story">
      <Lines name="about" label="About the project" rows={6} />
      <CaseContent />
    </Group>
    <Group title="Info blocks">
      <InfoBlocks />
    </Group>
    <Group title="Film" note="Optional">
      <ItemList name="videos" label="Videos" one="Video" make={makeVideo} max={10}>
        {video => (
          <>
            <Line name={`${video}.url`} label="Video address" type="url" />
            <ImageInput
              label="Still of the video"
              name={`${video}.poster`}
              bare
              hint="Shown until it plays; without one the preview image is"
            />
          </>
        )}
      </ItemList>
    </Group>
    <Group title="Customer">
      <Line name="client" label="Client" />
      <CustomerFields />
      <Lines name="quote" label="Quote" rows={2} />
    </Group>
  </Columns>
);

const CaseDetails = ({ slug }: { slug: string }) => (
  <>
    <Checks />
    <Details title="Address and tags">
      <SlugNote slug={slug} pathOf={casePath} />
      <TagInput name="tags" />
    </Details>
    <Details title="On the list">
      <ListPreview />
      <Choice name="surface" label="Ground of its card" options={surfaces} />
    </Details>
    <InSearch pathOf={casePath} describe={describe} from="from the heading, or the description" />
  </>
);
