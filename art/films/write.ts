/** Writes the short films of some cases: `node art/films/write.ts` (needs ffmpeg on the path). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { films } from './index.ts';
import { FILM, type Film } from './motion.ts';

const folder = `${import.meta.dirname}/../../content/seed/films`;
const input = `-f rawvideo -pix_fmt rgb24 -s ${FILM.width}x${FILM.height} -r ${FILM.framesPerSecond} -i -`;
const output = '-c:v libx264 -preset slow -tune animation -crf 30 -pix_fmt yuv420p -movflags +faststart -an';

async function write(name: string, film: Film): Promise<void> {
  const command = ['-y', '-loglevel', 'error', ...`${input} ${output}`.split(' '), `${folder}/${name}.mp4`];
  const ffmpeg = spawn('ffmpeg', command, { stdio: ['pipe', 'inherit', 'inherit'] });
  const frames = FILM.seconds * FILM.framesPerSecond;
  for (let frame = 0; frame < frames; frame++) {
    const pixels = await sharp(Buffer.from(film(frame / frames)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

await mkdir(folder, { recursive: true });
for (const [name, { film }] of Object.entries(films)) await write(name, film);
