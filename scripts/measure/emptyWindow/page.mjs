/// <reference lib="dom" />
import { PerspectiveCamera, Scene, WebGLRenderer } from 'three';

const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas'));
const renderer = new WebGLRenderer({ canvas });
renderer.setSize(innerWidth, innerHeight);
renderer.render(new Scene(), new PerspectiveCamera());
// The browser records when it paints this, which is together with the picture.
const drawn = /** @type {HTMLElement} */ (document.querySelector('p'));
drawn.hidden = false;
