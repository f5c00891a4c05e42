import { site } from '../../../content/site';
import { CARD_SURFACES, type CaseLayout } from '../../../domain/kinds/case';
import { DETAIL_IMAGES_MAX, PROJECT_TITLE_MAX } from '../../../domain/limits';
import { casePath } from '../../../domain/paths';
import { Checks } from '../Checks';
import { Columns, Details } from '../Columns';
import { fieldsOf } from '../fields/fields-of';
import { RequiredFields } from '../fields/required';
import { Group, Pair } from '../Group';
import { newId } from '../new-id';
import { SectionJumps } from '../SectionJumps';
import { SlugNote } from '../SlugNote';
import { CaseContent } from './CaseContent';
import { CasePreview, MetaDescription } from './CasePreview';
import { CustomerFields } from './CustomerFields';
import { type CaseValues, requiredOfCase } from './case-values';
import { InfoBlocks } from './InfoBlocks';
import { ListPreview } from './ListPreview';
import { layoutPictures } from './layout-pictures';

const { Headline, Line, Lines, Choice, PicturedChoice, TagInput, ImageInput, ItemList } =
  fieldsOf<CaseValues>();

/** What the accent is drawn as is stored as red, whatever colour it has. */
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
const imageAddition = [
  { label: 'Add detail image', make: () => ({ _id: newId(), src: '', alt: '', caption: '' }) },
];
const videoAddition = [{ label: 'Add video', make: () => ({ _id: newId(), url: '', poster: '' }) }];

const JUMPS = ['Basics', 'Layout', 'Pictures', 'Story', 'Info blocks', 'Film', 'Customer'];

/** Every field of a case: what it tells, part by part, and what stands beside it. */
export const CaseFields = ({ slug }: { slug: string }) => (
  <RequiredFields value={requiredOfCase}>
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
          {site.industries.map(name => (
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
        <ImageInput
          label="Preview image"
          name="cover.src"
          pixelName="cover.pixel"
          altName="cover.alt"
          cropped
        />
        <ItemList
          name="pictures"
          label="Detail images"
          additions={imageAddition}
          titleOf={() => 'Detail image'}
          max={DETAIL_IMAGES_MAX}
        >
          {index => (
            <>
              <ImageInput
                label={`Detail image ${index + 1}`}
                name={`pictures.${index}.src`}
                altName={`pictures.${index}.alt`}
                hint={`${DETAIL_IMAGES_MAX} detail images at most`}
              />
              <Line
                name={`pictures.${index}.caption`}
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
        <ItemList name="videos" label="Videos" additions={videoAddition} titleOf={() => 'Video'} max={10}>
          {index => (
            <>
              <Line name={`videos.${index}.url`} label="Video address" type="url" />
              <ImageInput
                label="Still of the video"
                name={`videos.${index}.poster`}
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
  </RequiredFields>
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
    <Details title="In search and shared">
      <Line name="seo.title" label="Meta title" />
      <MetaDescription />
      <CasePreview />
    </Details>
  </>
);
