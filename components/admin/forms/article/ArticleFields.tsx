import { articlePath } from '../../../../domain/paths';
import { fieldsOf } from '../fields/fields-of';
import { RequiredFields } from '../fields/required';
import { Group, Pair } from '../Group';
import { SaveKey } from '../SaveKey';
import { SectionJumps } from '../SectionJumps';
import { SlugNote } from '../SlugNote';
import { useDateType } from '../use-date-type';
import { ArticleContent } from './ArticleContent';
import { ArticlePreview } from './ArticlePreview';
import { AuthorPicks } from './AuthorPicks';
import { type ArticleValues, requiredOfArticle } from './article-values';
import { ReadingTime } from './ReadingTime';
import { useTags } from './use-tags';

const { Line, Lines, ImageInput, TagInput } = fieldsOf<ArticleValues>();

/** Every field of an article. */
export function ArticleFields({ slug }: { slug: string }) {
  const dateType = useDateType('articleData');
  return (
    <RequiredFields value={requiredOfArticle}>
      <SaveKey />
      <SectionJumps titles={['Basics', 'Images', 'Content', 'Author', 'SEO']} />
      <Group title="Basics" note="A red square marks what must be there.">
        <Line name="title" label="Title" hint={<SlugNote slug={slug} pathOf={articlePath} />} />
        <TagInput name="tag" suggestions={useTags()} />
      </Group>
      <Group title="Images">
        <ImageInput label="Article image" name="articleImage" altName="articleImageAlt" />
      </Group>
      <Group title="Content" note="Write, press / for more, or paste a whole document.">
        <ArticleContent />
        <Pair>
          <ReadingTime />
          <Line
            name="articleData"
            label="Date shown"
            type={dateType}
            hint="Left empty, it is the day of publishing."
          />
        </Pair>
      </Group>
      <Group title="Author">
        <AuthorPicks />
        <Pair>
          <Line name="authorName" label="Author name" />
          <Line name="authorPosition" label="Author position" />
        </Pair>
        <Lines name="authorInfo" label="About the author" />
        <Pair>
          <ImageInput
            label="Author avatar"
            name="authorAvatar.src"
            pixelName="authorAvatar.src_pixel"
            altName="authorAvatar.alt"
          />
          <Line name="authorLink" label="Author link" type="url" />
        </Pair>
      </Group>
      <Group title="SEO" note="Left empty, the title and the first paragraph speak.">
        <Line name="meta_title" label="Meta title" />
        <Lines name="meta_description" label="Meta description" rows={3} />
        <ArticlePreview />
      </Group>
    </RequiredFields>
  );
}
