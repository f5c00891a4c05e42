import { describe, expect, it } from 'vitest';
import { messages } from '../../domain/messages';
import { ARTICLES, CASES, createItemsSite } from './items.test-kit';

const { site, create, change, getStored, createItem } = createItemsSite();

const LONG_TEXT = 'x'.repeat(400_000);
const createImage = (src: unknown) => ({ src });

/** [field, value, error]. `undefined` omits the field, which only POST requires. */
const BAD_FIELDS: Record<string, [string, unknown, string][]> = {
  '/api/v1/projects': [
    ['title', undefined, 'Please provide project title'],
    ['title', '  ', 'Please provide project title'],
    ['title', null, 'Please provide project title'],
    ['title', 7, 'Please provide project title'],
    ['title', 'x'.repeat(101), 'Title is too long'],
    ['title', '?!…', 'Title must contain a letter or a digit'],
    ['description', undefined, 'Please provide project description'],
    ['description', 'short', 'Description is too short'],
    ['description', LONG_TEXT, messages.tooLong],
    ['img_preview', undefined, 'Please provide project preview image'],
    ['img_preview', null, 'Please provide project preview image'],
    ['img_preview', '/uploads/x.png', 'Please provide project preview image'],
    ['img_preview.src', '', 'Please provide project preview image'],
    ['img_preview.src', undefined, 'Please provide project preview image'],
    ['img_preview.src', 'javascript:alert(1)', messages.imageAddress],
    ['img_preview.src', '//evil.example/x.png', messages.imageAddress],
    ['img_preview.src', '/\\evil.example/x.png', messages.imageAddress],
    ['img_preview.src', 'http://evil.example/x.png', messages.imageAddress],
    ['img_preview.src', `/${LONG_TEXT}`, messages.imageAddress],
    ['img_preview.src', 'data:text/html;base64,PGI+', messages.imageAddress],
    ['img_preview.src', 'data:image/png;base64,AAAA', messages.imageUndecodable],
    ['img_preview.src_pixel', '"><script>', messages.imageAddress],
    ['img_preview.src_pixel', 'https://evil.example/p.png', messages.imageAddress],
    ['img_preview.src_pixel', `data:image/png;base64,${LONG_TEXT}`, messages.tooLong],
    ['customer', undefined, 'Customer information is required'],
    ['customer', 'Deltaquay', 'Customer information is required'],
    ['customer.name', undefined, 'Name is required'],
    ['customer.name', ' ', 'Name is required'],
    ['customer.name', 'x', 'Name is too short'],
    ['customer.name', LONG_TEXT, messages.tooLong],
    ['customer.review', LONG_TEXT, messages.tooLong],
    ['customer.avatar', {}, messages.imageRequired],
    ['customer.avatar', { src: '', colour: 'red' }, messages.imageRequired],
    ['imgs.0', 'nowhere', messages.imageAddress],
    ['customer.logo', createImage('nowhere'), messages.imageAddress],
    ['layout', 'poem', 'The layout must be numbers, picture or story'],
    ['layout', ['story'], 'The layout must be numbers, picture or story'],
    ['layout', null, 'The layout must be numbers, picture or story'],
    ['detailImageCaptions.0', LONG_TEXT, messages.tooLong],
    ['domain', undefined, 'Please provide project domain'],
    ['domain', '', 'Please provide project domain'],
    ['domain', LONG_TEXT, messages.tooLong],
    [
      'projectContent',
      Array(6).fill({ type: 'paragraph', content: 'x'.repeat(20_000) }),
      messages.caseTooLong,
    ],
    [
      'infoBlock',
      Array(2).fill({ sectionContent: Array(11).fill({ subtitle: 'x', text: 'x'.repeat(4_990) }) }),
      messages.caseTooLong,
    ],
    ['quote', 'short', 'Quote is too short'],
    ['aboutProject', 'short', 'About project field is too short'],
    ['date', 'someday', 'Invalid date format'],
    ['date', 'June 2025', 'Invalid date format'],
    ['date', '2026-13', 'Invalid date format'],
    ['heading', LONG_TEXT, messages.tooLong],
    ['video.0', 'nowhere', 'Must be a valid URL'],
    ['video.0', 'javascript:alert(1)', 'Must be a valid URL'],
    ['videoPosters.0', 'nowhere', messages.imageAddress],
    ['videoPosters.0', 'data:image/png;base64,AAAA', messages.imageUndecodable],
    ['detailImages.0', '', 'Image is required'],
    ['detailImages.0', null, 'Image is required'],
    ['detailImages', ['/1.png', '/2.png', '/3.png', '/4.png'], 'At most 3 detail images are allowed'],
    ['projectContent.0', { type: 'poem', content: 'x' }, 'Invalid content type'],
    ['projectContent.0', { type: 'title', content: '' }, 'Content is required'],
    ['projectContent.0', { type: 'image', content: 'x' }, messages.imageAddress],
    ['projectContent.0', { type: 'image', content: '' }, 'Content is required'],
    ['projectContent.0', { type: 'video', content: ' ' }, 'Content is required'],
    ['projectContent.0', { type: 'video', content: 'x' }, 'Must be a valid URL'],
    ['infoBlock.0', { sectionTitle: LONG_TEXT }, messages.tooLong],
    ['tag.0', LONG_TEXT, messages.tooLong],
  ],
  '/api/v1/blogs': [
    ['title', undefined, 'Title is required'],
    ['title', '', 'Title is required'],
    ['title', 'x', 'Title is too short'],
    ['title', LONG_TEXT, 'Title is too long'],
    ['title', '…?', 'Title must contain a letter or a digit'],
    ['tag', undefined, 'At least one tag is required'],
    ['tag', null, 'At least one tag is required'],
    ['tag', 'QA', 'At least one tag is required'],
    ['tag', [], 'At least one tag is required'],
    ['tag.0', '  ', 'At least one tag is required'],
    ['tag.0', LONG_TEXT, messages.tooLong],
    ['timeToRead', undefined, 'Time to read is required'],
    ['timeToRead', null, 'Time to read is required'],
    ['timeToRead', 0, 'Time to read must be at least 1 minute'],
    ['timeToRead', -3, 'Time to read must be at least 1 minute'],
    ['articleData', 'someday', 'Invalid date format'],
    ['articleData', '12 June 2025', 'Invalid date format'],
    ['articleData', '2026-02-30', 'Invalid date format'],
    ['articleData', '2026-03', 'Invalid date format'],
    ['articleImage', undefined, 'Article image is required'],
    ['articleImage', '', 'Article image is required'],
    ['articleImage', 'nowhere', messages.imageAddress],
    ['articleImage', 'data:image/svg+xml;base64,PHN2Zz4=', messages.imageUndecodable],
    ['authorName', undefined, 'Author name is required'],
    ['authorName', LONG_TEXT, messages.tooLong],
    ['authorPosition', undefined, 'Author position is required'],
    ['authorPosition', LONG_TEXT, messages.tooLong],
    ['authorLink', 'nowhere', 'Enter a valid URL'],
    ['authorLink', 'javascript:alert(1)', 'Enter a valid URL'],
    ['authorAvatar', undefined, 'Please provide project preview image'],
    ['authorAvatar.src', '', 'Please provide project preview image'],
    ['articleContent', undefined, 'At least one article content item is required'],
    ['articleContent', [], 'At least one article content item is required'],
    ['articleContent', 'text', 'At least one article content item is required'],
    ['articleContent.0', { content: 'x' }, 'Content type is required'],
    ['articleContent.0', { type: 'poem', content: 'x' }, 'Invalid content type'],
    ['articleContent.0', { type: 'title' }, 'Content is required'],
    ['articleContent.0', { type: 'title', content: '' }, 'Content is required'],
    ['articleContent.0', { type: 'title', content: 'x', level: 4 }, messages.headingLevelInvalid],
    ['articleContent.0', { type: 'title', content: 5 }, 'Content must be a string or a file'],
    ['articleContent.0', { type: 'image', content: 'x' }, messages.imageAddress],
    ['articleContent.0', { type: 'image', content: '' }, 'Content is required'],
    ['articleContent.0', { type: 'code', content: ' ' }, 'Content is required'],
    ['articleContent.0', { type: 'table', content: '' }, messages.tableEmpty],
    ['articleContent.0', { type: 'table', content: '', rows: [['', '']] }, messages.tableEmpty],
    ['articleContent.0', { type: 'table', content: '', rows: [['a', 'b'], ['c']] }, messages.tableRagged],
    ['articleContent.0', { type: 'table', content: '', rows: [['x'.repeat(2_001)]] }, messages.tooLong],
    ['articleContent.0.caption', LONG_TEXT, messages.tooLong],
  ],
};

/** Copies an item and sets the value at a dotted path. */
function withValue(item: object, path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(item) as Record<string, unknown>;
  const names = path.split('.');
  const lastName = names.pop() ?? '';
  let target = copy;
  for (const name of names) {
    target[name] ??= /^\d+$/.test(lastName) ? [] : {};
    target = target[name] as Record<string, unknown>;
  }
  if (value === undefined) delete target[lastName];
  else target[lastName] = value;
  return copy;
}

describe.each([CASES, ARTICLES])('invalid fields of $path', kind => {
  const { path, input } = kind;
  const rules = BAD_FIELDS[path] ?? [];

  it('rejects each invalid field of a new item with a message, and stores nothing', async () => {
    for (const [field, value, message] of rules) {
      const { status, data } = await create(path, withValue(input(), field, value));
      const label = `${field} ${JSON.stringify(value)?.slice(0, 60)}`;
      expect([label, status, data.status, data.message]).toEqual([label, 400, 'fail', message]);
      expect(data.errors?.[0]?.path.startsWith(field), `${label} is named`).toBe(true);
      expect(data.errors?.[0]?.message).toBe(message);
    }
    expect((await site.get(path)).data.total).toBe(0);
    expect(await site.services().db.selectFrom('media').select('id').execute()).toEqual([]);
  });

  it('rejects each invalid field of a changed item with a message, and keeps the item', async () => {
    const { item, itemPath } = await createItem(kind);
    for (const [field, value, message] of rules) {
      const [top = ''] = field.split('.');
      const invalidInput = withValue(input(), field, value);
      // A change preserves omitted fields, even inside objects.
      if (value === undefined) continue;
      const { status, data } = await change(itemPath, { [top]: invalidInput[top] });
      const description = `${field} ${JSON.stringify(value)?.slice(0, 60)}`;
      expect([description, status, data.message]).toEqual([description, 400, message]);
      expect(data.errors?.[0]?.path.startsWith(field), `${description} is named`).toBe(true);
    }
    expect(await getStored(itemPath)).toEqual(item);
  });

  it('reports every invalid field when a new item has several', async () => {
    const { data } = await create(path, { meta_title: LONG_TEXT });
    const requiredFields = Object.keys(input()).filter(name =>
      rules.some(([field, value]) => field === name && value === undefined),
    );
    expect(data.errors.map(error => error.path).sort()).toEqual([...requiredFields, 'meta_title'].sort());
  });
});
