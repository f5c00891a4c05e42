/**
 * What pages of another accent or of other figures load beside the application: drawings that the router shows later are named
 * by those, too, as the server names those of the document (`withDrawings`). Browsers keep built files for good.
 */
export const DRAWINGS_SCRIPT = `(()=>{
const accent=new URL(document.currentScript.src).search,drawing=/^\\/assets\\/[\\w./()-]+\\.svg(?=$|#)/;
const own=element=>{for(const name of['src','href']){const value=element.getAttribute(name);if(value&&drawing.test(value))element.setAttribute(name,value.replace(drawing,'$&'+accent))}};
const look=node=>{if(node.nodeType===1)for(const each of[node,...node.querySelectorAll('img,use,image')])own(each)};
new MutationObserver(changes=>{for(const{type,target,addedNodes}of changes)type==='attributes'?own(target):addedNodes.forEach(look)}).observe(document,{subtree:true,childList:true,attributes:true,attributeFilter:['src','href']});
})()`;
