import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fontFiles, subset } from './subset';

const writeFonts = async (): Promise<void> => {
  for (const font of fontFiles) {
    const file = await subset(font);
    mkdirSync(dirname(font.target), { recursive: true });
    writeFileSync(font.target, file);
    console.log(`${font.target}: ${(file.length / 1000).toFixed(1)} KB`);
  }
};

void writeFonts();
