import { expect, it } from 'vitest';
import { addByline } from './byline';
import { getSite } from './current-site';

const [person] = getSite().people;
const author = { name: person?.name ?? '', position: '', info: '', link: '' };
const avatar = { alt: 'A face', pixel: '', decorative: false };

it('shows the drawing of a person when the portrait of the author is also a drawing', () => {
  const src = '/uploads/0123456789abcdef-portrait-448x560.png';
  expect(addByline({ ...author, avatar: { ...avatar, src } }).avatar.src).toBe(person?.portrait);
});

it('keeps the photo of an author when the person is drawn', () => {
  const src = '/uploads/fedcba9876543210-me-800x1000.jpg';
  expect(addByline({ ...author, avatar: { ...avatar, src } }).avatar.src).toBe(src);
});
