/** Whether the visitor's browser requests less data; only some browsers report it. */
export const savesData = (): boolean => {
  // The DOM types leave this property out.
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData === true;
};
