import { expect, test } from 'vitest';
import { parseVideo } from './video';

test.each([
  ['/uploads/3f-tour.mp4', 'file'],
  ['https://bucket.example/tour.WEBM', 'file'],
  ['https://example.com/watch', 'external'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'external'],
  ['https://www.youtube.com/watch?v=%22onload=', 'external'],
])('classifies the video URL %s as %s', (href, kind) =>
  expect(parseVideo(href)).toMatchObject({ kind, href }),
);

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('embeds the video %s without cookies', href =>
  expect(parseVideo(href)).toMatchObject({
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  }),
);

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/ab12', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12'],
  [
    'https://player.vimeo.com/video/76979871?h=ab12',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12',
  ],
])('embeds the video %s without tracking', (href, embedUrl) =>
  expect(parseVideo(href)).toMatchObject({ embedUrl }),
);
