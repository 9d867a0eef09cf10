export { clearDraft, readValues, restoreDraft, saveDraft } from './src/draft';
export { savesData } from './src/saves-data';
