import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { iconSprite, spritePath } from './icon-sprite';

/** Icons for phones and installed sites; tabs use the favicon. */
const icons = [
  { file: 'static/apple-touch-icon.png', edge: 180 },
  { file: 'static/icon-192.png', edge: 192 },
  { file: 'static/icon-512.png', edge: 512 },
];

const drawing = 'src/artwork/icon.svg';

const renderIcons = async (): Promise<void> => {
  for (const { file, edge } of icons) {
    const { size } = await sharp(drawing, { density: 144 })
      .resize(edge)
      .png({ palette: true })
      .toFile(file);
    console.log(`${file}: ${(size / 1000).toFixed(1)} KB`);
  }
};

writeFileSync(spritePath, iconSprite());
void renderIcons();
