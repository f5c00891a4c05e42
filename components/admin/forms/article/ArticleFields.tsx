import { articlePath } from '../../../../domain/paths';
import { fieldsOf } from '../fields/fields-of';
import { RequiredFields } from '../fields/required';
import { Group, Pair } from '../Group';
import { SaveKey } from '../SaveKey';
import { SectionJumps } from '../SectionJumps';
import { SlugNote } from '../SlugNote';
import { ArticleContent } from './ArticleContent';
import { ArticlePreview } from './ArticlePreview';
import { AuthorPicks } from './AuthorPicks';
import { type ArticleValues, requiredOfArticle } from './article-values';
import { DateShown, MetaDescription } from './ComputedFields';
import { ReadingTime } from './ReadingTime';
import { useTags } from './use-tags';

const { Line, Lines, ImageInput, TagInput } = fieldsOf<ArticleValues>();

/** Every field of an article. */
export function ArticleFields({ slug }: { slug: string }) {
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
          <DateShown isNew={slug === ''} />
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
      <Group title="SEO" note="How it looks in search, and when it is shared.">
        <Line name="meta_title" label="Meta title" />
        <MetaDescription />
        <ArticlePreview />
      </Group>
    </RequiredFields>
  );
}
