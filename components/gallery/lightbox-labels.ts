/** The labels of the lightbox; `position` contains `{index}` and `{total}`. */
export type LightboxLabels = Record<
  | 'gallery'
  | 'photo'
  | 'position'
  | 'previous'
  | 'next'
  | 'close'
  | 'share'
  | 'copied'
  | 'refused'
  | 'zoomIn'
  | 'zoomOut',
  string
>;
